import { expect, test } from 'vitest'
import { plainAssetUrls } from '../../embed/build/asset-urls-plugin.ts'

const PLAIN = 'new URL(`../assets/font-Xy.woff2`,import.meta.url)'

test.each([
  [
    'as it is minified',
    `{url:new URL(${PLAIN}.href,\`\`+import.meta.url),range:1}`,
    `{url:${PLAIN},range:1}`,
  ],
  [
    'as it is written',
    `x = new URL("" + new URL('../assets/a.woff2', import.meta.url).href, import.meta.url)`,
    `x = new URL('../assets/a.woff2', import.meta.url)`,
  ],
  [
    'as it is inside',
    'x = new URL(`data:font/woff2;base64,d09G+/=`,``+import.meta.url)',
    'x = new URL(`data:font/woff2;base64,d09G+/=`)',
  ],
])('an emitted file’s address %s is left in the form that bundlers know', (_, built, plain) => {
  expect(plainAssetUrls(built)).toBe(plain)
})

test('any other address stays as it is', () => {
  const others = `${PLAIN}; new URL(path, new URL('/', location.href).href)`
  expect(plainAssetUrls(others)).toBe(others)
})
