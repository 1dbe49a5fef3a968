import { PREFIX_WORDS, PREFIXES, UNIT_ROWS } from './unit-table.ts'

/** A unit of the table and its prefix. */
export interface NamedUnit {
  prefix: string
  symbol: string
}

const ALIASES = new Map(
  Object.entries(UNIT_ROWS).flatMap(([symbol, { aliases }]) =>
    aliases.split(' ').flatMap((alias) => (alias ? [[alias, symbol] as const] : [])),
  ),
)

const isSymbol = (name: string) => Object.hasOwn(UNIT_ROWS, name)
const takes = (symbol: string, prefix: string) => UNIT_ROWS[symbol]?.prefixes.includes(prefix) ?? false

/** Keyboards have no μ, and kilo is often written large. */
const PREFIX_SIGNS: Record<string, string> = { u: 'μ', K: 'k' }
const prefixOf = (sign: string) => (Object.hasOwn(PREFIXES, sign) ? sign : PREFIX_SIGNS[sign])

/** What takes a short prefix beside the symbols themselves, as in 'ml' and 'kOhm'. */
const MIXED: Record<string, string> = { l: 'L', ohm: 'Ω', Ohm: 'Ω', hz: 'Hz', ev: 'eV' }

function bySymbol(name: string): NamedUnit | undefined {
  if (isSymbol(name)) return { prefix: '', symbol: name }
  const [first = '', rest] = [name[0], name.slice(1)]
  const prefix = prefixOf(first)
  const symbol = isSymbol(rest) ? rest : MIXED[rest]
  return prefix && symbol && takes(symbol, prefix) ? { prefix, symbol } : undefined
}

/** The endings of plurals, as in 'newtons', 'Stunden', 'Tagen', 'Jahre' and 'faradios'. */
const ENDINGS = [/$/, /[sn]$/, /e[sn]?$/]

function byWord(word: string): NamedUnit | undefined {
  for (const name of ENDINGS.map((ending) => word.replace(ending, ''))) {
    const symbol = ALIASES.get(name)
    if (symbol) return { prefix: '', symbol }
    for (const [start, prefix] of Object.entries(PREFIX_WORDS)) {
      const inner = name.startsWith(start) ? ALIASES.get(name.slice(start.length)) : undefined
      if (inner && takes(inner, prefix)) return { prefix, symbol: inner }
    }
  }
  return undefined
}

/** Short ones are taken as they are written, since mW is not MW; words may begin large. */
export const unitByName = (name: string): NamedUnit | undefined =>
  bySymbol(name) ??
  (ALIASES.has(name) ? byWord(name) : name.length > 2 ? byWord(name.toLowerCase()) : undefined)
