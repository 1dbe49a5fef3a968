/** Characters that occur in no address, host or identifier, including editors' curly quotes. */
export const TYPED_WRONGLY = /[\s"'<>\u00ab\u00bb\u2018-\u201f\u2032\u2033]/

/** Whether an API can be there; `page` is the page's address. */
export const isApiBase = (written: string, page: string) =>
  !TYPED_WRONGLY.test(written.trim()) &&
  URL.canParse(written, page) &&
  /^https?:$/.test(new URL(written, page).protocol)
