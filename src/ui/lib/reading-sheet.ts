/** In every element of the page, after the base. Empty until somebody wishes to read otherwise. */
export const readingSheet = typeof CSSStyleSheet === 'undefined' ? undefined : new CSSStyleSheet()
