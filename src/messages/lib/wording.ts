/** One wording for each code of a union; the compiler finds a code without one, and parameters that do not fit. */
export type Wording<Coded extends { code: string }> = {
  [Code in Coded['code']]: (parameters: Extract<Coded, { code: Code }>) => string
}

/** Turns a code with its parameters into words. */
export function word<Coded extends { code: string }>(wording: Wording<Coded>, coded: Coded): string {
  // The code picks the wording of its own parameters; TypeScript cannot follow that through the index.
  const say = wording[coded.code as Coded['code']] as (parameters: Coded) => string
  return say(coded)
}
