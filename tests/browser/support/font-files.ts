import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** Fonts of packages, so that no machine's own fonts change what a test sees. */
export const INTER = require.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')
export const INTER_GREEK = require.resolve('@fontsource-variable/inter/files/inter-greek-wght-normal.woff2')
export const NOTO_ARABIC = require.resolve(
  '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff2',
)
export const STIX_MATH = require.resolve(
  '@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2',
)
