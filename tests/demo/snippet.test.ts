import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { snippetOf, type Wish } from '../../demo/snippet.ts'

const wish: Wish = {
  tag: 'quiz-app',
  source: 'https://cdn.example.org/quiz/',
  attributes: {},
  properties: {},
}

/** The snippet as a browser reads it. */
function parse(snippet: string) {
  const { document } = new Window()
  document.body.innerHTML = snippet
  return document.body
}

test('the shortest snippet is a script, room for the element, and the element', () => {
  expect(snippetOf({ ...wish, attributes: { 'api-base': '/api', 'brand-logo': ' ' } })).toBe(
    `<script type="module" src="https://cdn.example.org/quiz/quiz-app.js"></script>
<style>
  quiz-app:not(:defined) { display: block; min-height: 20em }
</style>

<quiz-app api-base="/api">
  <p>Loading…</p>
</quiz-app>`,
  )
})

test('many attributes stand on lines of their own, custom properties in one rule', () => {
  const snippet = snippetOf({
    ...wish,
    tag: 'slot-booker',
    attributes: { 'api-base': 'https://api.example.org/api', 'brand-name': 'Fieldline', theme: 'dark' },
    properties: { '--quiz-accent': '#aa3300', '--quiz-font': 'Georgia, serif' },
  })
  expect(snippet).toContain('  slot-booker { --quiz-accent: #aa3300; --quiz-font: Georgia, serif }\n')
  expect(snippet).toContain(
    '<slot-booker\n  api-base="https://api.example.org/api"\n  brand-name="Fieldline"\n  theme="dark"\n>',
  )
})

test.each(['https://cdn.example.org/quiz', 'https://cdn.example.org/quiz///'])(
  'the folder %s leads to the script',
  (source) => {
    expect(snippetOf({ ...wish, source })).toContain('src="https://cdn.example.org/quiz/quiz-app.js"')
  },
)

test('what somebody writes stays a text, whatever it is', () => {
  const hostile = `"><img src=x> & 'so' on`
  const body = parse(
    snippetOf({
      ...wish,
      attributes: { 'brand-name': hostile },
      properties: { '--quiz-font': '"</style><img src=x>"' },
    }),
  )
  expect(body.querySelector('img')).toBeNull()
  expect(body.querySelector('quiz-app')?.getAttribute('brand-name')).toBe(hostile)
})
