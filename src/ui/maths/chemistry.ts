type DefineMacro = (name: string, body: unknown) => void

/** Teaches temml `\ce` and `\pu`. The build puts their code here (embed/build/chemistry-plugin.ts); until then temml has it. */
export function addChemistry(_defineMacro: DefineMacro): void {}
