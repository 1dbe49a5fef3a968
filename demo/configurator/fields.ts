import { type AttributeMeta, DESCRIBED_ATTRIBUTES } from '../../embed/meta/elements.meta.ts'
import { CUSTOM_PROPERTIES } from '../../embed/meta/theming.meta.ts'
import { ATTRIBUTES } from '../../src/domain/page/attributes.ts'
import { PRACTICE_QUIZ_ID } from '../mock/school/quizzes.ts'
import { isCss, isCssOf, type Supports } from './look/css-values.ts'
import { PICKS, pickOf } from './look/picks.ts'
import type { Wish } from './wish.ts'

/** The form: its fields by name, as they are written. Attributes and custom properties bear their own names. */
export type Texts = Readonly<Record<string, string>>

export const SHOW = 'show'
export const HEADER = 'header'
export const SOURCE = 'source'
export const PIN = 'pin'
export const ACCENT = '--quiz-accent'
export const FONT = '--quiz-font'
export const RADIUS = '--quiz-radius'
export const DENSITY = '--quiz-density'
export const API = 'api-base'
export const QUIZ = 'quiz'

/** The accent of the elements themselves, as they draw it in the light theme. */
export const STANDARD_ACCENT = '#4546b4'
export const COMPACT = '0.75'
const STANDARD_RADIUS = '10'

/** With a control of their own. */
const SHAPED = [ACCENT, FONT, RADIUS, DENSITY]
const SHOWN_FIRST = [QUIZ, 'theme', 'brand-name', API, 'sign-in']

const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name)
const TOKENS = namesOf(CUSTOM_PROPERTIES)
const ATTRIBUTE_NAMES = namesOf(DESCRIBED_ATTRIBUTES)

const hasQuiz = ATTRIBUTE_NAMES.includes(QUIZ)
export const hasDensity = TOKENS.includes(DENSITY)
export const MORE_TOKENS = CUSTOM_PROPERTIES.filter(({ name }) => !SHAPED.includes(name))
export const MORE_ATTRIBUTES = DESCRIBED_ATTRIBUTES.filter(({ name }) => !SHOWN_FIRST.includes(name))
const ATTRIBUTE_OF = new Map<string, AttributeMeta>(DESCRIBED_ATTRIBUTES.map((meta) => [meta.name, meta]))
const SYNTAX_OF = new Map<string, string>(CUSTOM_PROPERTIES.map(({ name, syntax }) => [name, syntax]))

/** What the form begins with; `page` is its address. */
export const standardTexts = (page: string): Texts => ({
  ...Object.fromEntries([...TOKENS, ...ATTRIBUTE_NAMES].map((name) => [name, ''])),
  ...(hasQuiz && { [QUIZ]: PRACTICE_QUIZ_ID }),
  [SHOW]: pickOf(undefined).id,
  [HEADER]: 'on',
  [PIN]: '',
  [SOURCE]: new URL('./embed/', page).href,
  [API]: new URL('/api', page).href,
  [ACCENT]: STANDARD_ACCENT,
  [RADIUS]: STANDARD_RADIUS,
})

const isHttp = (text: string, page?: string) =>
  URL.canParse(text, page) && /^https?:$/.test(new URL(text, page).protocol)

/** Whole, or a path from the root; neither has spaces. */
const isAddress = (text: string) =>
  !/\s/.test(text) && (text.startsWith('/') ? isHttp(text, 'https://page.example') : isHttp(text))

const PROBLEMS: Readonly<Record<string, (text: string) => string>> = {
  [SHOW]: (text) => (PICKS.some(({ id }) => id === text) ? '' : 'There is no such element.'),
  [HEADER]: (text) => (text === 'on' || text === 'off' ? '' : 'Either on or off.'),
  [PIN]: (text) => (text === '' || text === 'on' ? '' : 'Either on or nothing.'),
  [SOURCE]: (text) => (isAddress(text) ? '' : 'Write an address, such as https://cdn.example.org/quiz/.'),
  [API]: (text) =>
    isAddress(text) ? '' : 'Write an address, such as https://api.example.org, or a path, such as /api.',
  [ACCENT]: (text) =>
    /^#([\da-f]{3}|[\da-f]{6})$/i.test(text) ? '' : 'Write # and six digits from 0 to f, such as #0f6f63.',
  [RADIUS]: (text) => (/^\d{1,2}$/.test(text) ? '' : 'Write a number of pixels.'),
  [DENSITY]: (text) => (text === '' || text === COMPACT ? '' : 'Either comfortable or compact.'),
  [QUIZ]: (text) =>
    /^[\w-]+$/.test(text) ? '' : 'Write the quiz’s identifier: what follows #/quiz/ in its address.',
}

const isTaken = (name: string, text: string) =>
  Object.values(ATTRIBUTES).every(
    ({ attribute, read }) => attribute !== name || read(text, 'https://page.example/') !== undefined,
  )

/** As the elements judge it, which would go on with the default. */
function attributeProblem({ name, values }: AttributeMeta, text: string): string {
  if (text === '') return ''
  if (values && !isTaken(name, text)) return `One of ${values.join(', ')}.`
  return /-(url|logo)$/.test(name) && !(isAddress(text) && isTaken(name, text))
    ? 'Write an address, or a path that begins with /.'
    : ''
}

const EXAMPLES: Readonly<Record<string, string>> = { color: '#0f6f63', length: '16px', number: '1.5' }

function wrongCss(syntax: string): string {
  const type = syntax.replaceAll(/[<>#+*]/g, '')
  const example = EXAMPLES[type]
  return `This is no ${type}${example ? `, such as ${example}` : ''}.`
}

/** What is wrong with a text, in a sentence; empty if nothing is. */
export function problemOf(name: string, written: string, supports?: Supports): string {
  const text = written.trim()
  const problem = PROBLEMS[name]
  if (problem) return problem(text)
  if (name === FONT) return isCss('font-family', text, supports) ? '' : 'This is no list of font families.'
  const attribute = ATTRIBUTE_OF.get(name)
  if (attribute) return attributeProblem(attribute, text)
  const syntax = SYNTAX_OF.get(name)
  if (syntax === undefined) return 'There is no such field.'
  return isCssOf(syntax, text, supports) ? '' : wrongCss(syntax)
}

const without = (text: string | undefined, standard: string) => (text === standard ? '' : (text ?? ''))

function attributesOf(texts: Texts): Record<string, string> {
  const { isOneQuiz } = pickOf(texts[SHOW])
  const written = DESCRIBED_ATTRIBUTES.filter(({ name }) => name !== QUIZ || isOneQuiz).map(
    ({ name, default: fallback = '' }) => [name, without(texts[name], fallback)],
  )
  return Object.fromEntries(written)
}

/** What the form asks for; what is as it would be anyway is left out. */
export function wishOf(texts: Texts): Wish {
  const radius = without(texts[RADIUS], STANDARD_RADIUS)
  const { tag, isGuest = false } = pickOf(texts[SHOW])
  return {
    tag,
    source: texts[SOURCE] ?? '',
    hasHeader: isGuest || texts[HEADER] !== 'off',
    isPinned: texts[PIN] === 'on',
    attributes: attributesOf(texts),
    properties: {
      ...Object.fromEntries(TOKENS.map((name) => [name, texts[name] ?? ''])),
      [ACCENT]: without(texts[ACCENT], STANDARD_ACCENT),
      [RADIUS]: radius && `${radius}px`,
    },
  }
}
