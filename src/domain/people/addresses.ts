/*
 * E-mail addresses. What a provider has verified is taken as it is. What people type is judged as browsers judge `type=email`, and
 * may be international (RFC 6531) as well.
 */

/** Punctuation that stands in addresses: that of ASCII in both widths, apostrophes, and what some scripts spell domains with. */
const KEPT = "!#%&'*/?.@{}·・׳״་。｡！＃％＆＇＊．／？＠｛｝‘’"
/** What ends an address in a text. */
const END = `[\\p{Z}\\p{Cc}<>＜＞]|(?![${KEPT}])[\\p{Po}\\p{Ps}\\p{Pe}\\p{Pi}\\p{Pf}]`
/** Invisible characters come with copied text. Between letters of other scripts two of them join, as in Persian. */
const JOINER = '(?<=[^\\0-\\x7f])[\\u200c\\u200d](?=[^\\0-\\x7f])'
const SEEN = `(?!${END})(?:\\P{Cf}|${JOINER})`
/** What no domain has, although a local part may. */
const LOCAL_ONLY = '‘’。｡！＃＄％＆＇＊＋．／＝？＠＾＿｀｛｜｝～'

const LOCAL = `(?:(?!@)${SEEN})+`
const LETTER = `(?:[a-zA-Z0-9]|(?![\\0-\\x7f${LOCAL_ONLY}])${SEEN})`
const LABEL = `${LETTER}(?:(?:${LETTER}|-){0,61}${LETTER})?`
const DOMAIN = `${LABEL}(?:\\.${LABEL})*`
const QUOTED = '"(?:[^"\\\\\\n]|\\\\.)+"'

const TYPED = new RegExp(`^${LOCAL}@${DOMAIN}$`, 'u')
const GIVEN = new RegExp(`^(?:${QUOTED}|${LOCAL})@${DOMAIN}$`, 'u')
const MAIL_DOMAIN = new RegExp(`^${LABEL}(?:\\.${LABEL})+$`, 'u')

/** Whether a person may have typed it as their address. */
export const isAddress = (text: string) => TYPED.test(text)

/** Whether somebody may have been given it: a local part in quotes as well. */
export const isProviderAddress = (text: string) => GIVEN.test(text)

export const isMailDomain = (text: string) => MAIL_DOMAIN.test(text)

/**
 * For comparison. ASCII letters alone lose their case: to Unicode the Kelvin sign is a k, and whoever had such an address would be
 * somebody else.
 */
export const foldAddress = (address: string) =>
  address.replace(/[A-Z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 32))

export const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1)

const TOKENS = new RegExp(`(?:${QUOTED}@)?(?:(?!${END})[^])+`, 'gu')
const FIRST = new RegExp(`^(${QUOTED}|${LOCAL})@(${DOMAIN})`, 'u')
/** What may stand for a separator, where the text around it is no address without. */
const BETWEEN = /[\p{Cf}。｡](?<=@[^@\p{Cf}。｡]*.)(?=[^@\p{Cf}。｡]*@)/u
const CLOSING: Readonly<Record<string, string>> = {
  "'": "'",
  '‘': '’',
  '’': '’',
  '`': "`'",
  '*': '*',
  _: '_',
  '|': '|',
  '~': '~',
  '{': '}',
}

/** As a keyboard would have written it: without what nobody sees, full stops and hyphens as ASCII has them. */
const plain = (token: string) =>
  token
    .replace(new RegExp(`(?!${JOINER})\\p{Cf}`, 'gu'), '')
    .replace(/[。｡．]/g, '.')
    .replace(/＠/g, '@')
    .replace(/[‐‑]/g, '-')

/**
 * How many signs stand around an address, as in *a@b.org*. An apostrophe that closes nothing belongs to it, as in 't.hooft.
 */
function countWrapping(local: string, after: string): number {
  let count = 0
  while (count < local.length - 1 && CLOSING[local.charAt(count)]?.includes(after.charAt(count) || ' '))
    count++
  return count
}

/** The addresses in a text without spaces; undefined where an @ belongs to none: then parts of it might be somebody else's. */
function addressesIn(text: string): string[] | undefined {
  const found: string[] = []
  let rest = text
  while (rest.includes('@')) {
    const [whole, local = '', domain = ''] = FIRST.exec(rest) ?? []
    if (whole === undefined) return undefined
    const behind = rest.slice(whole.length).replace(/^\.+(?![\p{L}\p{N}.-])/u, '')
    const wrapping = countWrapping(local, behind)
    const after = behind.slice(wrapping)
    found.push(`${local.slice(wrapping)}@${domain}`)
    if (/^[.-]*$/.test(after)) return found
    if (/^[-.@_]/.test(after) || !domain.includes('.')) return undefined
    rest = /^[\p{L}\p{N}]/u.test(after) ? after : after.replace(/^(.)\1*/u, '')
  }
  return found
}

/** A link is its address, without what it would write into the mail. */
function linked(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

/** The e-mail addresses in a text that was pasted, each once: of lists, columns of a table, or 'Asha Rao <asha@…>'. */
export function emailsIn(text: string): string[] {
  const unlinked = text.replace(/\bmailto:([^\s<>"?]*)(\?[^\s<>"',;]*)?/gi, (_, address: string) =>
    linked(address),
  )
  const found = (unlinked.match(TOKENS) ?? []).flatMap(
    (token) =>
      addressesIn(plain(token)) ?? token.split(BETWEEN).flatMap((part) => addressesIn(plain(part)) ?? []),
  )
  return [...new Set(found.map(foldAddress))]
}
