import { readFile } from 'node:fs/promises'
import type { default as Temml } from 'temml'
import { expect, test } from 'vitest'
import { cutChemistry } from '../../embed/build/chemistry-plugin.ts'

const source = await readFile('node_modules/temml/dist/temml.mjs', 'utf8')

/** Each call gives a module of its own: macros are shared by all who import the same one. */
const moduleOf = (code: string) =>
  import(/* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`)

const parts = cutChemistry(source)
const whole: typeof Temml = (await moduleOf(source)).default
const cut: typeof Temml = (await moduleOf(parts.temml)).default

test('temml without its chemistry does not know it, and is smaller by at least an eighth', () => {
  expect(() => cut.renderToString('\\ce{H2O}', { throwOnError: true })).toThrow()
  expect(parts.temml.length).toBeLessThan((source.length * 7) / 8)
})

test.each([
  '\\ce{2H2 + O2 -> 2H2O}',
  '\\ce{^{238}_{92}U}',
  '\\ce{N2 + 3H2 <=>[T][p] 2NH3 ^}',
  '\\ce{A\\bond{~--}B}',
  '\\pu{123 kJ*mol-1}',
  '\\dv{f}{x} + \\R',
])('temml with the separate chemistry draws %s as the original does', async (tex) => {
  const { addChemistry } = await moduleOf(`export function addChemistry(defineMacro) {${parts.chemistry}}`)
  addChemistry(cut.__defineMacro)
  expect(cut.renderToString(tex)).toBe(whole.renderToString(tex, { throwOnError: true }))
})

test('a temml with its chemistry elsewhere stops the build', () => {
  expect(() => cutChemistry(parts.temml)).toThrow('temml no longer has its chemistry')
})
