/** The languages of the interface by BCP 47 tag, each by its own name, for those who understand no other. */
export const LANGUAGES = {
  en: { name: 'English', dir: 'ltr' },
  de: { name: 'Deutsch', dir: 'ltr' },
  es: { name: 'Español', dir: 'ltr' },
  hi: { name: 'हिन्दी', dir: 'ltr' },
  ar: { name: 'العربية', dir: 'rtl' },
} as const
export type Language = keyof typeof LANGUAGES
export const LANGUAGE_TAGS = Object.keys(LANGUAGES) as Language[]

const baseOf = (tag: string) => tag.toLowerCase().split('-')[0]

/** 'de' for 'de-AT'; undefined for a language that the interface does not speak. */
const languageOf = (tag: string): Language | undefined =>
  LANGUAGE_TAGS.find((language) => language === baseOf(tag))

export interface Speech {
  language: Language
  /** How dates and numbers are told: a BCP 47 tag, such as 'en-GB'. */
  locale: string
  dir: 'ltr' | 'rtl'
}

/** Pages write 'en_GB', and bare systems have 'en-US@posix', which `Intl` refuses. */
function tagOf(written: string): string[] {
  const tag = written.trim().replaceAll('_', '-').replace(/@.*/, '')
  try {
    return Intl.getCanonicalLocales(tag)
  } catch {
    return []
  }
}

/** 'ar' would count by other digits than formulas and clocks do, and some of its regions by another calendar. */
const formatsOf = (tag: string) => (baseOf(tag) === 'ar' ? `${tag}-u-ca-gregory-nu-latn` : tag)

/**
 * The first language that the interface speaks, of tags in the order of preference. Which region's dates it tells is the business
 * of the tag, or else of the first that names one for the same language.
 */
export function speechFor(written: readonly string[]): Speech {
  const wished = written.flatMap(tagOf)
  const first = wished.find((tag) => languageOf(tag)) ?? 'en'
  const language = languageOf(first) ?? 'en'
  const regional = [first, ...wished].find((tag) => tag.includes('-') && baseOf(tag) === language)
  return {
    language,
    locale: formatsOf(regional ?? (language === 'en' ? 'en-US' : language)),
    dir: LANGUAGES[language].dir,
  }
}
