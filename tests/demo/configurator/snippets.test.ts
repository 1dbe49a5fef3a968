import { Window } from 'happy-dom'
import { transformWithOxc } from 'vite'
import { expect, test } from 'vitest'
import { changedLines, LANGUAGES, snippetOf } from '../../../demo/configurator/snippets.ts'
import type { Wish } from '../../../demo/configurator/wish.ts'
import { importMapAt, importMapOf } from '../../../embed/build/import-map.ts'

const wish: Wish = {
  tag: 'quiz-app',
  source: 'https://cdn.example.org/quiz/',
  attributes: { 'api-base': '/api', 'brand-logo': ' ' },
  properties: {},
  hasHeader: true,
  isPinned: false,
}
const full: Wish = {
  ...wish,
  tag: 'slot-booker',
  attributes: { 'api-base': 'https://api.example.org/api', 'brand-name': 'Fieldline', theme: 'dark' },
  properties: { '--quiz-accent': '#aa3300', '--quiz-font': 'Georgia, serif' },
  hasHeader: false,
}

// biome-ignore lint/suspicious/noTemplateCurlyInString: that it is one in no snippet is what is tested
const HOSTILE = "\"><img src=x>[x]& 'so' on {evil} `${evil}` \\ &lt; &#91;"

/** The HTML as a browser reads it. */
function parse(html: string) {
  const { document } = new Window()
  document.body.innerHTML = html
  return document.body
}

const written = (language: (typeof LANGUAGES)[number]['id'], of: Wish) => snippetOf(language, of).join('\n')

test('the shortest page has a script, space for the element, and the element', () => {
  expect(
    written('html', wish),
  ).toBe(`<script type="module" src="https://cdn.example.org/quiz/quiz-app.js"></script>
<style>
  quiz-app:not(:defined) { display: block; min-height: 20em }
</style>

<quiz-app api-base="/api">
  <p>Loading…</p>
</quiz-app>`)
})

test('a pinned page has the hash of every file at its address, if the hashes are known', () => {
  const built = importMapOf({ 'quiz-app.js': 'sha384-a', 'chunks/core-X.js': 'sha384-b' })
  const pinned = { ...wish, isPinned: true }
  const [map = '', script] = snippetOf('html', pinned, built)
  expect(JSON.parse(map.replaceAll(/<[^>]*>/g, ''))).toEqual(importMapAt(wish.source, built))
  expect(script).toBe(
    '<script type="module" src="https://cdn.example.org/quiz/quiz-app.js" integrity="sha384-a" crossorigin="anonymous"></script>',
  )
  expect(snippetOf('html', pinned).slice(1)).toEqual(snippetOf('html', wish).slice(1))
  expect(snippetOf('html', pinned)[0]).toBe(snippetOf('html', wish)[0])
})

test('attributes, custom properties and a hidden header have lines of their own', () => {
  expect(snippetOf('html', full)).toEqual([
    '<script type="module" src="https://cdn.example.org/quiz/slot-booker.js"></script>',
    '<style>',
    '  slot-booker {',
    '    --quiz-accent: #aa3300;',
    '    --quiz-font: Georgia, serif;',
    '  }',
    '  slot-booker::part(header), slot-booker::part(footer) { display: none }',
    '  slot-booker:not(:defined) { display: block; min-height: 20em }',
    '</style>',
    '',
    '<slot-booker',
    '  api-base="https://api.example.org/api"',
    '  brand-name="Fieldline"',
    '  theme="dark"',
    '>',
    '  <p>Loading…</p>',
    '</slot-booker>',
  ])
})

test.each(['https://cdn.example.org/quiz', 'https://cdn.example.org/quiz///'])(
  'the folder %s leads to the script',
  (source) => {
    expect(written('html', { ...wish, source })).toContain('src="https://cdn.example.org/quiz/quiz-app.js"')
  },
)

test.each(['html', 'vue'] as const)('typed text stays text in %s', (language) => {
  const snippet = written(language, {
    ...wish,
    attributes: { 'brand-name': HOSTILE },
    properties: { '--quiz-font': '"</style><img src=x>"' },
  })
  const body = parse(snippet.replace('<template>', '').replace('</template>', ''))
  expect(body.querySelector('img')).toBeNull()
  expect(body.querySelector('quiz-app')?.getAttribute('brand-name')).toBe(HOSTILE)
})

/** What the JSX makes of its tags. */
async function run(lines: readonly string[]): Promise<Record<string, unknown>[]> {
  const jsx = lines
    .filter((line) => !line.startsWith('import '))
    .join('\n')
    .replace('export ', '')
  const options = { jsx: { runtime: 'classic' } } as const
  const { code } = await transformWithOxc(jsx, 'quizzes.tsx', options)
  const made: Record<string, unknown>[] = []
  const createElement = (tag: string | null, props: object | null, ...children: unknown[]) =>
    made.push({ tag, ...props, children })
  new Function('React', `${code}; Quizzes()`)({ createElement, Fragment: null })
  return made
}

test('typed text stays text in JSX', async () => {
  const look = { attributes: { 'brand-name': HOSTILE }, properties: { '--quiz-font': `"${HOSTILE}"` } }
  const made = await run(snippetOf('react', { ...wish, ...look }))
  expect(made.find(({ tag }) => tag === 'quiz-app')?.['brand-name']).toBe(HOSTILE)
  expect(String(made.find(({ tag }) => tag === 'style')?.children)).toContain(
    HOSTILE.replaceAll('<', '\\3c '),
  )
})

/** As `shortcode_parse_atts` and `esc_attr` of WordPress do it: entities reach the page as they are. */
test('typed text stays text in a shortcode', () => {
  const [shortcode = ''] = snippetOf('wordpress', { ...wish, attributes: { 'brand-name': HOSTILE } })
  const [, inner = ''] = /^\[quiz_app brand-name="([^"[\]<>\\]*)"\]$/.exec(shortcode) ?? []
  expect(parse(`<p title="${inner}"></p>`).querySelector('p')?.title).toBe(HOSTILE)
})

test('WordPress has the shortcode in one line without the API, and the look in the style sheet of the site', () => {
  expect(snippetOf('wordpress', full)).toEqual([
    '[slot_booker brand-name="Fieldline" theme="dark"]',
    '',
    '/* Appearance → Additional CSS */',
    'slot-booker {',
    '  --quiz-accent: #aa3300;',
    '  --quiz-font: Georgia, serif;',
    '}',
    'slot-booker::part(header), slot-booker::part(footer) { display: none }',
  ])
  expect(snippetOf('wordpress', wish)).toEqual(['[quiz_app]'])
})

test.each(LANGUAGES.map(({ id }) => id))('only the changed line is marked in %s', (language) => {
  const before = snippetOf(language, full)
  const after = snippetOf(language, {
    ...full,
    properties: { ...full.properties, '--quiz-accent': '#0f6f63' },
  })
  const marked = [...changedLines(before, after)].map((index) => after[index]?.trim())
  expect(marked).toEqual(['--quiz-accent: #0f6f63;'])
})
