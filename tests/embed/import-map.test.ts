import { expect, test } from 'vitest'
import { guardedScript, importMapAt, importMapOf, importMapText } from '../../embed/build/import-map.ts'

const built = importMapOf({ 'quiz-app.js': 'sha384-a', 'chunks/core-X.js': 'sha384-b' })
const CDN = 'https://cdn.example.org/quiz-elements@0.1.0'

test.each([CDN, `${CDN}/`])('the import map of the build fits a page beside it, or %s', (address) => {
  expect(built.integrity).toEqual({ './quiz-app.js': 'sha384-a', './chunks/core-X.js': 'sha384-b' })
  expect(importMapAt(address, built)).toEqual({
    imports: { 'quiz-elements/': `${CDN}/` },
    integrity: { [`${CDN}/quiz-app.js`]: 'sha384-a', [`${CDN}/chunks/core-X.js`]: 'sha384-b' },
  })
})

test('an address can end neither the import map nor the script tag', () => {
  const map = importMapAt('https://x/"></script><img>', built)
  const html = guardedScript('quiz-app', map)
  expect(html.match(/<(?!script|\/script)/g)).toBeNull()
  expect(html.match(/<script/g)).toHaveLength(2)
  expect(JSON.parse(importMapText(map))).toEqual(map)
})

test('an element that was not built is refused', () => {
  expect(() => guardedScript('quiz-board', built)).toThrow('there is no ./quiz-board.js')
})
