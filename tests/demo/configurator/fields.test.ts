import { expect, test } from 'vitest'
import { SAMPLE_QUIZZES } from '../../../demo/api/sample/quizzes.ts'
import { hashOf, textsIn } from '../../../demo/configurator/address.ts'
import { type Token, tokensOf } from '../../../demo/configurator/code-tokens.ts'
import { problemOf, standardTexts, wishOf } from '../../../demo/configurator/fields.ts'
import { contrastBetween } from '../../../demo/configurator/look/contrast.ts'
import { isCssOf } from '../../../demo/configurator/look/css-values.ts'
import { isSampleQuiz } from '../../../demo/mock/school/quizzes.ts'

const standard = standardTexts('https://quiz.example/configurator.html#x')
/** A browser that knows one font and one colour. */
const supports = (property: string, text: string) =>
  (property === 'font-family' && text === 'Georgia, serif') || (property === 'color' && text === 'tomato')

test.each([
  ['--quiz-accent', ['#0f6f63', '#ABC', ' #0f6f63 '], ['0f6f63', '#0f6f6', 'green', '']],
  ['--quiz-font', ['', 'Georgia, serif'], ['Georgia, 12', 'Georgia, serif; color: red']],
  ['--quiz-radius', ['0', '16'], ['', '4px', '-1']],
  ['api-base', ['/api', 'https://api.example.org/v1'], ['', 'api', 'ftp://x', 'javascript:1', 'http://a b']],
  ['source', ['https://cdn.example.org/quiz/'], ['', 'quiz/', 'https://']],
  ['quiz', ['65f0-a_b'], ['', '../x', 'a b', '"']],
  ['terms-url', ['', '/terms', 'https://example.org/terms'], ['javascript:alert(1)', 'terms']],
  ['theme', ['', 'dark'], ['black']],
  ['sign-in', ['popup'], ['window']],
  ['brand-name', ['', 'Prism & "Sons" ]'], []],
  ['header', ['on', 'off'], ['']],
  ['show', ['booking'], ['nothing']],
  ['nothing', [], ['x']],
])('the field %s takes %j, and reports what is wrong with %j', (name, right, wrong) => {
  for (const text of right) expect(problemOf(name, text, supports), text).toBe('')
  for (const text of wrong) expect(problemOf(name, text, supports), text).toMatch(/\.$/)
})

test.each([
  ['<color>', 'tomato', true],
  ['<color>', 'tomat', false],
  ['<length> | <color>', 'tomato', true],
  ['<color>', 'tomato } body { display: none', false],
  ['<unheard-of>', 'anything 5', true],
  ['<unheard-of>', 'a; b: c', false],
  ['<color>', '', true],
])('the pattern %s and the text %j match: %s', (syntax, text, isFine) => {
  expect(isCssOf(syntax, text, supports)).toBe(isFine)
})

test('a setting that has its default is not in the snippet', () => {
  const { attributes, properties } = wishOf(standard)
  expect(Object.entries({ ...attributes, ...properties }).filter(([, text]) => text !== '')).toEqual([
    ['api-base', 'https://quiz.example/api'],
  ])
})

test('the article with one quiz begins with the demo’s quiz for public practice', () => {
  const { practice } = SAMPLE_QUIZZES.find(({ id }) => id === standard.quiz) ?? {}
  expect([practice, isSampleQuiz(standard.quiz)]).toEqual(['public', true])
})

test('only the article names a quiz', () => {
  const texts = { ...standard, quiz: '65f0' }
  expect(wishOf({ ...texts, show: 'article' })).toMatchObject({
    tag: 'quiz-app',
    attributes: { quiz: '65f0' },
  })
  expect(wishOf(texts).attributes.quiz).toBe(undefined)
  expect(wishOf({ ...texts, show: 'desk' }).tag).toBe('quiz-admin')
})

test('a routing or level can be chosen explicitly even if it is another element’s default', () => {
  const { attributes } = wishOf({ ...standard, show: 'article', routing: 'hash', 'heading-level': '1' })
  expect(attributes).toMatchObject({ routing: 'hash', 'heading-level': '1' })
  expect(wishOf({ ...standard, theme: 'auto', 'brand-name': 'Quiz' }).attributes).toMatchObject({
    theme: '',
    'brand-name': '',
  })
})

test('an embedded guest has no header that could be hidden', () => {
  const texts = { ...standard, header: 'off' }
  expect(
    ['quizzes', 'desk', 'booking', 'article'].map((show) => wishOf({ ...texts, show }).hasHeader),
  ).toEqual([false, false, true, true])
})

test('a look is stored in the address, with only its changes', () => {
  const look = { ...standard, '--quiz-accent': '#0f6f63', 'brand-name': 'Prism & "Sons"', show: 'desk' }
  const hash = hashOf(look, standard)
  expect([...new URLSearchParams(hash.slice(1)).keys()].toSorted()).toEqual([
    '--quiz-accent',
    'brand-name',
    'show',
  ])
  expect(textsIn(hash, standard, supports)).toEqual(look)
  expect(hashOf(standard, standard)).toBe('')
})

test('an address cannot set what the form would refuse', () => {
  const hash = '#--quiz-accent=red&show=x&api-base=javascript%3A1&__proto__=x&other=1&theme=dark'
  expect(textsIn(hash, standard, supports)).toEqual({ ...standard, theme: 'dark' })
  expect(textsIn('#preview', standard, supports)).toEqual(standard)
})

test.each([
  ['the script', '#source=https%3A%2F%2Fevil.example%2F'],
  ['the API', '#api-base=https%3A%2F%2Fevil.example%2Fapi'],
  ['the API, by a path', '#api-base=%2Fevil'],
  ['the script, written twice', '#source=&source=https%3A%2F%2Fevil.example%2F'],
])('an address cannot set %s of the snippet', (_, hash) => {
  expect(textsIn(hash, standard, supports)).toEqual(standard)
})

test('an address does not contain the script and the API that somebody typed', () =>
  expect(hashOf({ ...standard, source: 'https://cdn.example/', 'api-base': '/v1' }, standard)).toBe(''))

test.each<[string, Token[]]>([
  [
    '<quiz-app api-base="https://x/a">',
    [
      { kind: 'tag', text: '<quiz-app' },
      { text: ' ' },
      { kind: 'name', text: 'api-base' },
      { text: '=' },
      { kind: 'text', text: '"https://x/a"' },
      { kind: 'tag', text: '>' },
    ],
  ],
  [
    '  --quiz-accent: #0f6f63;',
    [{ text: '  ' }, { kind: 'name', text: '--quiz-accent' }, { text: ': #0f6f63;' }],
  ],
  [
    "import x from 'a' // why",
    [
      { text: 'import x from ' },
      { kind: 'text', text: "'a'" },
      { text: ' ' },
      { kind: 'note', text: '// why' },
    ],
  ],
  ['() => <></>', [{ text: '() => ' }, { kind: 'tag', text: '<>' }, { kind: 'tag', text: '</>' }]],
  ['', []],
])('the line %j is coloured token by token', (line, tokens) => {
  expect(tokensOf(line)).toEqual(tokens)
  expect(
    tokensOf(line)
      .map(({ text }) => text)
      .join(''),
  ).toBe(line)
})

test.each([
  [[255, 255, 255], [0, 0, 0], 21],
  [[255, 255, 255], [15, 111, 99], 6],
  [[119, 119, 119], [255, 255, 255], 4.5],
] as const)('the colours %j on %j have the contrast %d', (one, other, contrast) => {
  expect(contrastBetween([...one], [...other])).toBeCloseTo(contrast, 0)
})
