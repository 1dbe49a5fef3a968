import type { Plugin } from 'vite'

/** `new URL(new URL('…', import.meta.url).href, '' + import.meta.url)`, as Vite writes the address of a file that it emits. */
const TWICE =
  /new URL\(\s*(?:["'`]{2}\s*\+\s*)?(new URL\(\s*["'`][^"'`]+["'`]\s*,\s*import\.meta\.url\s*\))\.href\s*,\s*(?:["'`]{2}\s*\+\s*)?import\.meta\.url\s*\)/g

/** One with the file inlined, which needs no base; a classic script has none. */
const INSIDE = /(new URL\(\s*(["'`])data:[^"'`]+\2)\s*,\s*(?:["'`]{2}\s*\+\s*)?import\.meta\.url\s*\)/g

/** The same without redundant parts: the outer one, and a base of `data:`. */
export const plainAssetUrls = (code: string): string => code.replaceAll(TWICE, '$1').replaceAll(INSIDE, '$1)')

/**
 * Writes addresses of emitted files in the form that other bundlers recognise. Rspack warns about nested ones, and in
 * Next the outer one creates a `file:` address, which no browser loads.
 */
export const assetUrls = (): Plugin => ({
  name: 'asset-urls',
  apply: 'build',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = plainAssetUrls(file.code)
  },
})
