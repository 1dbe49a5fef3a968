/** In every element of the page, after the base sheet. Empty until somebody changes the reading settings. */
export const readingSheet = typeof CSSStyleSheet === 'undefined' ? undefined : new CSSStyleSheet()
