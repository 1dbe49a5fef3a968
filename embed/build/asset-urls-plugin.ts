import type { Plugin } from 'vite'

/** `new URL(new URL('…', import.meta.url).href, '' + import.meta.url)`, as Vite writes the address of a file that it emits. */
const TWICE =
  /new URL\(\s*(?:["'`]{2}\s*\+\s*)?(new URL\(\s*["'`][^"'`]+["'`]\s*,\s*import\.meta\.url\s*\))\.href\s*,\s*(?:["'`]{2}\s*\+\s*)?import\.meta\.url\s*\)/g

/** One that has the file inside, which needs no base; a script that is no module has none. */
const INSIDE = /(new URL\(\s*(["'`])data:[^"'`]+\2)\s*,\s*(?:["'`]{2}\s*\+\s*)?import\.meta\.url\s*\)/g

/** The same without what changes nothing: the outer one, and a base of `data:`. */
export const plainAssetUrls = (code: string): string => code.replaceAll(TWICE, '$1').replaceAll(INSIDE, '$1)')

/**
 * Leaves addresses of emitted files in the form that other bundlers know. Of two around each other Rspack warns, and in Next
 * the outer one makes a `file:` address, which no browser loads.
 */
export const assetUrls = (): Plugin => ({
  name: 'asset-urls',
  apply: 'build',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = plainAssetUrls(file.code)
  },
})
