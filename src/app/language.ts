/** Of our texts, whatever the page's language is. */
export const LANGUAGE = { lang: 'en', dir: 'ltr' } as const
