import type { Language } from '../domain/lib/languages.ts'

/** Each language by its own name, for those who understand no other. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  hi: 'हिन्दी',
  ar: 'العربية',
}
