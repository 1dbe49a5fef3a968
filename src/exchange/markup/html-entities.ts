import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2'

/* The only two files that know the package are this one and html-tokens.ts. */

const ignore = () => {}

/** For what a reader does not care about. */
export const IGNORED: TokenizerCallbacks = {
  onattribdata: ignore,
  onattribentity: ignore,
  onattribend: ignore,
  onattribname: ignore,
  oncdata: ignore,
  onclosetag: ignore,
  oncomment: ignore,
  ondeclaration: ignore,
  onend: ignore,
  onopentagend: ignore,
  onopentagname: ignore,
  onprocessinginstruction: ignore,
  onselfclosingtag: ignore,
  ontext: ignore,
  ontextentity: ignore,
}

/** The 2,231 names of HTML are asked for one by one, and those that were found are remembered. */
const KNOWN = new Map<string, string>()

function decodeNamed(entity: string): string {
  const known = KNOWN.get(entity)
  if (known !== undefined) return known
  let [decoded, isWhole] = ['', true]
  const tokenizer = new Tokenizer(
    {},
    {
      ...IGNORED,
      ontext: () => {
        isWhole = false
      },
      ontextentity: (code) => {
        decoded += String.fromCodePoint(code)
      },
    },
  )
  tokenizer.write(entity)
  tokenizer.end()
  // HTML takes &notit; for ¬it; which nobody means.
  if (!isWhole) return entity
  KNOWN.set(entity, decoded)
  return decoded
}

const isScalar = (code: number) => code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)

/** Pages of old Windows programs number their quotation marks by their own encoding, as browsers know. */
const isOfWindows = (code: number) => code >= 128 && code < 160

function decodeEntity(entity: string, name: string): string {
  if (!name.startsWith('#')) return decodeNamed(entity)
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  if (isOfWindows(code)) return decodeNamed(entity)
  return isScalar(code) ? String.fromCodePoint(code) : entity
}

/** Decodes once, so that `&amp;lt;` becomes `&lt;`. Unknown entities stay as written. */
export const decodeEntities = (text: string) =>
  text.replaceAll(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi, decodeEntity)
