/*
 * The elements' attributes, one row each. Element, settings, types, manifest and the table in
 * demo/docs/embedding.md derive from it.
 */

export interface Attribute<Value> {
  attribute: string
  /** The allowed values; absent if any text is valid. */
  values?: readonly string[]
  /** For a missing, empty or rejected attribute. */
  default: Value
  /** What it means without a value, as in `<quiz-app debug>`; otherwise the default. */
  bare?: string
  /** Undefined rejects the text. `page` is the page's address. */
  read(text: string, page: string): Value | undefined
}

const text = (attribute: string, fallback = ''): Attribute<string> => ({
  attribute,
  default: fallback,
  read: (written) => written,
})

/** The first value is the default. */
const choice = <const Value extends string>(
  attribute: string,
  values: readonly [Value, ...Value[]],
): Attribute<Value> => ({
  attribute,
  values,
  default: values[0],
  read: (written) => values.find((value) => value === written),
})

const words = (attribute: string): Attribute<readonly string[]> => ({
  attribute,
  default: [],
  read: (written) => written.split(/\s+/).filter(Boolean),
})

/** Attributes are untrusted: only http(s) and mailto links, never `javascript:`. */
export const isLink = (written: string, page: string) =>
  URL.canParse(written, page) && /^(https?|mailto):$/.test(new URL(written, page).protocol)

/** On without a value, too. */
const flag = (attribute: string) => ({ ...choice(attribute, ['false', 'true']), bare: 'true' })

const link = (attribute: string): Attribute<string> => ({
  attribute,
  default: '',
  read: (written, page) => (isLink(written, page) ? written : undefined),
})

/** By property. */
export const ATTRIBUTES = {
  apiBase: text('api-base'),
  /** `signIn` is a method of the elements. */
  signInMode: choice('sign-in', ['redirect', 'popup']),
  frontendUrl: text('frontend-url'),
  quiz: text('quiz'),
  routing: choice('routing', ['hash', 'prefix', 'memory', 'page']),
  headingLevel: choice('heading-level', ['1', '2', '3', '4', '5', '6']),
  lang: text('lang'),
  brandName: text('brand-name', 'Quiz'),
  brandLogo: text('brand-logo'),
  termsUrl: link('terms-url'),
  privacyUrl: link('privacy-url'),
  theme: choice('theme', ['auto', 'light', 'dark']),
  imageProxyHosts: words('image-proxy-hosts'),
  stagingHost: text('staging-host'),
  debug: flag('debug'),
}

export type PropertyName = keyof typeof ATTRIBUTES

/** For the docs: Markdown without a full stop. A separate constant, so that bundlers can drop it. */
export const ATTRIBUTE_DOCS: Readonly<Record<PropertyName, { says: string; default?: string }>> = {
  apiBase: {
    says: 'The address of the API, for example `/api`. Required once per page: the first element that has it counts',
  },
  signInMode: {
    says: 'Whether the page itself navigates to the sign-in and back, or stays and opens a window for it. In a cross-site frame always `popup`',
  },
  frontendUrl: {
    default: 'the current page, or its origin',
    says: 'The address or path of the page that the sign-in returns to. There the element reopens the screen where the sign-in began. Needed only if the API can return only to the origin and that page has no element',
  },
  quiz: {
    says: 'The id of a quiz: this `<quiz-app>` shows only that quiz, from its card to its result',
  },
  routing: {
    default: 'hash; memory with `quiz`',
    says: "`hash`: a hash that is one of our routes is shown, any other belongs to the page. `prefix`: routes are appended as `#quiz/…` to the path of a page with its own hash routing (`#/course#quiz/…`). `memory`: the address never changes, and a reload starts at the home screen. `page`: the page consists of this application alone, so an unknown `#/…` is 'Page Not Found'",
  },
  headingLevel: {
    default: '1; 2 with `quiz`',
    says: "The level of the element's top headings for assistive technology; lower ones follow",
  },
  lang: {
    default: 'the language of the surrounding page, else of the browser',
    says: 'The language of texts, dates and numbers, as a BCP 47 tag: `en`, `de`, `es`, `hi` or `ar`, optionally with a region, such as `en-GB`. Shared by all elements of a page; a choice in the menu takes precedence',
  },
  brandName: { says: "The product's short name, in the header and the welcome message" },
  brandLogo: { says: "The address of the header's logo" },
  termsUrl: { says: 'The address of the terms of service, linked below the sign-in button' },
  privacyUrl: { says: 'The address of the privacy policy, linked below the sign-in button' },
  theme: { says: "Light or dark; `auto` is the page's `color-scheme`" },
  imageProxyHosts: { says: "Hosts, separated by spaces, whose images are loaded through the API's proxy" },
  stagingHost: { says: 'The host name on which that proxy is not used' },
  debug: {
    says: 'For developers of an API: the console says which answers have the wrong shape, where, and which rule of `npx quiz-elements audit` that breaks',
  },
}

export const PROPERTIES = Object.keys(ATTRIBUTES) as PropertyName[]

/** Attributes of a single element; all others apply to the page. */
const OWN = ['quiz', 'routing', 'headingLevel'] as const satisfies readonly PropertyName[]

/** Not settings: a page cannot change `apiBase`, only style sheets read `theme`, and `lang` depends on its surroundings. */
const NO_SETTINGS = ['apiBase', 'theme', 'lang', ...OWN] as const
const SETTINGS = PROPERTIES.filter((name) => !NO_SETTINGS.some((other) => other === name)) as Exclude<
  PropertyName,
  (typeof NO_SETTINGS)[number]
>[]

type ValuesOf<Name extends PropertyName> = { [Key in Name]: (typeof ATTRIBUTES)[Key]['default'] }
export type Texts = (name: PropertyName) => string | undefined

/** `page` is the page's address. */
function readValues<Name extends PropertyName>(names: readonly Name[], textOf: Texts, page: string) {
  const values = names.map((name) => {
    const row: Attribute<unknown> = ATTRIBUTES[name]
    const written = textOf(name)
    return [name, (written === undefined ? undefined : row.read(written, page)) ?? row.default]
  })
  return Object.fromEntries(values) as ValuesOf<Name>
}

export type Settings = ValuesOf<(typeof SETTINGS)[number]>

/** Reads the settings from the texts of the attributes; `page` is the page's address. */
export const readSettings = (textOf: Texts, page: string): Settings => readValues(SETTINGS, textOf, page)

export type OwnSettings = ValuesOf<(typeof OWN)[number]>

/** Reads a single element's own settings. One quiz in an article leaves the address and the first heading to the article. */
export function readOwnSettings(textOf: Texts): OwnSettings {
  const own = readValues(OWN, textOf, '')
  if (!own.quiz) return own
  return {
    quiz: own.quiz,
    routing: textOf('routing') ? own.routing : 'memory',
    headingLevel: textOf('headingLevel') ? own.headingLevel : '2',
  }
}
