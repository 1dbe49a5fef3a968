/** The languages of the interface by BCP 47 tag, each with its native name. */
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

/** 'de' for 'de-AT'; undefined for an unsupported language. */
const languageOf = (tag: string): Language | undefined =>
  LANGUAGE_TAGS.find((language) => language === baseOf(tag))

export interface Speech {
  language: Language
  /** The format of dates and numbers: a BCP 47 tag, such as 'en-GB'. */
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

/** 'ar' would use different digits from formulas and clocks, and some of its regions a different calendar. */
const formatsOf = (tag: string) => (baseOf(tag) === 'ar' ? `${tag}-u-ca-gregory-nu-latn` : tag)

/**
 * The first supported language of tags in order of preference. The region comes from that tag, or else from the first
 * one with a region for the same language.
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
