/*
 * E-mail addresses. Provider-verified addresses are accepted as is. Typed ones are validated like `type=email`, and may
 * also be international (RFC 6531).
 */

/**
 * Punctuation allowed in addresses: ASCII in both widths, apostrophes, and characters that some scripts use in domains.
 */
const KEPT = "!#%&'*/?.@{}·・׳״་。｡！＃％＆＇＊．／？＠｛｝‘’"
/** What ends an address in a text. */
const END = `[\\p{Z}\\p{Cc}<>＜＞]|(?![${KEPT}])[\\p{Po}\\p{Ps}\\p{Pe}\\p{Pi}\\p{Pf}]`
/** Invisible characters come with copied text. Between letters of other scripts two of them join, as in Persian. */
const JOINER = '(?<=[^\\0-\\x7f])[\\u200c\\u200d](?=[^\\0-\\x7f])'
const SEEN = `(?!${END})(?:\\P{Cf}|${JOINER})`
/** Characters allowed only in the local part. */
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

/** Whether a provider may have assigned it: also allows a quoted local part. */
export const isProviderAddress = (text: string) => GIVEN.test(text)

export const isMailDomain = (text: string) => MAIL_DOMAIN.test(text)

/**
 * For comparison. Only ASCII case is folded: Unicode folds the Kelvin sign to k, which would match somebody else's
 * address.
 */
export const foldAddress = (address: string) =>
  address.replace(/[A-Z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 32))

export const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1)

const TOKENS = new RegExp(`(?:${QUOTED}@)?(?:(?!${END})[^])+`, 'gu')
const FIRST = new RegExp(`^(${QUOTED}|${LOCAL})@(${DOMAIN})`, 'u')
/** Characters that may act as separators if the surrounding text is not an address otherwise. */
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

/** Normalised to keyboard input: without invisible characters, with ASCII full stops and hyphens. */
const plain = (token: string) =>
  token
    .replace(new RegExp(`(?!${JOINER})\\p{Cf}`, 'gu'), '')
    .replace(/[。｡．]/g, '.')
    .replace(/＠/g, '@')
    .replace(/[‐‑]/g, '-')

/**
 * The number of characters that wrap an address, as in *a@b.org*. An unpaired apostrophe belongs to it, as in 't.hooft.
 */
function countWrapping(local: string, after: string): number {
  let count = 0
  while (count < local.length - 1 && CLOSING[local.charAt(count)]?.includes(after.charAt(count) || ' '))
    count++
  return count
}

/**
 * The addresses in a text without spaces; undefined if an @ belongs to none of them: then a part might be somebody
 * else's address.
 */
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

/** A mailto link's address, without its parameters. */
function linked(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

/** The unique e-mail addresses in pasted text: lists, table columns, or 'Asha Rao <asha@…>'. */
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
