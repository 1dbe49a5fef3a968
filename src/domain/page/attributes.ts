/*
 * The elements' attributes, one row each. Element, settings, types, manifest and the table in
 * demo/docs/embedding.md derive from it.
 */

export interface Attribute<Value> {
  attribute: string
  /** The only texts it knows; absent where any text will do. */
  values?: readonly string[]
  /** For a missing, an empty and a refused attribute. */
  default: Value
  /** Undefined refuses the text. `page` is the page's address. */
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
}

export type PropertyName = keyof typeof ATTRIBUTES

/** For people: Markdown without a full stop. A constant of its own, so that bundlers can drop it. */
export const ATTRIBUTE_DOCS: Readonly<Record<PropertyName, { says: string; default?: string }>> = {
  apiBase: {
    says: 'Where the API is, for example `/api`. Required once per page: the first element that has it counts',
  },
  signInMode: {
    says: 'Whether the page itself goes to the sign-in and comes back, or stays and opens a window for it. In a frame of another site always `popup`',
  },
  frontendUrl: {
    default: 'this very page, or its origin',
    says: 'The page that the sign-in comes back to, as its address or path. There the place where the sign-in began is opened again. Needed only where the API can return to the origin alone and no element is there',
  },
  quiz: {
    says: 'The identifier of a quiz: this `<quiz-app>` shows that one alone, from its card to its result',
  },
  routing: {
    default: 'hash; memory with `quiz`',
    says: "`hash`: a hash that is a route of ours is shown, any other one is the page's own. `prefix`: routes are written as `#quiz/…` behind the path of a page that routes by hash itself (`#/course#quiz/…`). `memory`: the address is never touched, and a reload begins at home. `page`: the page is this application alone, so an unknown `#/…` is 'Page Not Found'",
  },
  headingLevel: {
    default: '1; 2 with `quiz`',
    says: "The level of the element's first headings for assistive technology; those below follow",
  },
  lang: {
    default: 'the language of what it stands in, or else of the browser',
    says: 'The language of texts, dates and numbers, as a BCP 47 tag: `en`, `de`, `es`, `hi` or `ar`, also with a region, such as `en-GB`. One for all elements of a page; the choice in the menu goes before it',
  },
  brandName: { says: "The product's short name, in the header and the welcome" },
  brandLogo: { says: "The address of the header's logo" },
  termsUrl: { says: 'The terms of service, linked in the notice below the sign-in button' },
  privacyUrl: { says: 'The privacy policy, linked in the notice below the sign-in button' },
  theme: { says: "Light or dark; `auto` is the page's `color-scheme`" },
  imageProxyHosts: { says: "Hosts, separated by spaces, whose images go through the API's proxy" },
  stagingHost: { says: 'The host name on which that proxy is not used' },
}

export const PROPERTIES = Object.keys(ATTRIBUTES) as PropertyName[]

/** Those of one element alone; all others are the page's. */
const OWN = ['quiz', 'routing', 'headingLevel'] as const satisfies readonly PropertyName[]

/** No settings: a page cannot change `apiBase`, only style sheets read `theme`, and `lang` counts with its surroundings. */
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

/** Reads those of one element. One quiz in an article leaves the address alone, and the first heading to the article. */
export function readOwnSettings(textOf: Texts): OwnSettings {
  const own = readValues(OWN, textOf, '')
  if (!own.quiz) return own
  return {
    quiz: own.quiz,
    routing: textOf('routing') ? own.routing : 'memory',
    headingLevel: textOf('headingLevel') ? own.headingLevel : '2',
  }
}
