import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

/*
 * Few texts use chemistry (`\ce`, `\pu`), which is a sixth of temml. The build moves it to src/ui/maths/chemistry.ts,
 * which is loaded only for texts that use it. Development and unit tests run temml unmodified.
 */

const FIRST_LINE = '\uFEFF/* eslint-disable */'
const NEXT_PACKAGE = '// texvc.sty'

/** Temml's source without its chemistry, and the latter as the body of a function with `defineMacro`. */
export function cutChemistry(source: string): { temml: string; chemistry: string } {
  const from = source.indexOf(FIRST_LINE)
  const to = source.indexOf(NEXT_PACKAGE, from)
  if (from < 0 || to < 0) throw new Error('temml no longer has its chemistry where it had it')
  return {
    temml: source.slice(0, from) + source.slice(to),
    chemistry: source.slice(from + FIRST_LINE.length, to),
  }
}

export const separateChemistry = (): Plugin => ({
  name: 'chemistry-apart',
  apply: 'build',
  async transform(code, id) {
    if (/[\\/]temml[\\/]dist[\\/]temml\.mjs$/.test(id)) return { code: cutChemistry(code).temml, map: null }
    if (!/[\\/]src[\\/]ui[\\/]maths[\\/]chemistry\.ts$/.test(id)) return
    const temml = await this.resolve('temml', id)
    if (!temml) throw new Error('temml is not installed')
    const { chemistry } = cutChemistry(await readFile(temml.id, 'utf8'))
    return { code: `export function addChemistry(defineMacro) {${chemistry}}`, map: null }
  },
})
