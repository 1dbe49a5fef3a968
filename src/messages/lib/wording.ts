/** One wording per code of a union; the compiler reports missing codes and wrong parameters. */
export type Wording<Coded extends { code: string }> = {
  [Code in Coded['code']]: (parameters: Extract<Coded, { code: Code }>) => string
}

/** Turns a code with its parameters into text. */
export function word<Coded extends { code: string }>(wording: Wording<Coded>, coded: Coded): string {
  // The code picks the wording of its own parameters; TypeScript cannot follow that through the index.
  const say = wording[coded.code as Coded['code']] as (parameters: Coded) => string
  return say(coded)
}
