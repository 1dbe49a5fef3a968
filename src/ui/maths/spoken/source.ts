import { NUMBER } from './numbers.ts'

/** A formula being read. */
export interface Source {
  tex: string
  at: number
  /** How many groups are open. */
  depth: number
}

/** A command, an escaped character, a number or a character. */
const TOKEN = new RegExp(String.raw`(?:\s|~)*(\\[A-Za-z]+\*?|\\[\s\S]|${NUMBER}|'+|[\s\S])?`, 'uy')

function next(source: Source): { token: string; end: number } {
  TOKEN.lastIndex = source.at
  const [, token = ''] = TOKEN.exec(source.tex) ?? []
  return { token, end: TOKEN.lastIndex }
}

/** The next token without taking it; '' at the end. */
export const peek = (source: Source): string => next(source).token

export function take(source: Source): string {
  const { token, end } = next(source)
  source.at = token ? end : source.tex.length
  return token
}

/** Takes the token if it comes next. */
export function takeIf(source: Source, token: string): boolean {
  if (peek(source) !== token) return false
  take(source)
  return true
}

/** The first digit, of a number: all that TeX takes as an argument without braces. */
export function takeDigit(source: Source): string {
  const { token, end } = next(source)
  source.at = end - token.length + 1
  return token.charAt(0)
}

/** The source of the group that comes next, without its braces; or the next token. */
export function takeRaw(source: Source): string {
  const first = take(source)
  if (first !== '{') return first
  const start = source.at
  let depth = 1
  for (const { 0: sign, index } of source.tex.slice(start).matchAll(/\\[\s\S]|[{}]/gu)) {
    if (sign === '{') depth++
    if (sign === '}') depth--
    if (depth > 0) continue
    source.at = start + index + 1
    return source.tex.slice(start, start + index)
  }
  source.at = source.tex.length
  return source.tex.slice(start)
}

/** Whether a bar follows in the same group, which closes one that was taken. */
export function hasClosingBar({ tex, at }: Source): boolean {
  let depth = 0
  for (const [sign] of tex.slice(at).matchAll(/\\[A-Za-z]+|\\[\s\S]|[{}|&]/gu)) {
    if (sign === '{') depth++
    if (sign === '}' && --depth < 0) return false
    if (depth > 0) continue
    if (BARS.includes(sign)) return true
    if (sign === '&' || sign === '\\\\' || sign === '\\end') return false
  }
  return false
}

export const BARS: readonly string[] = ['|', '\\vert', '\\lvert', '\\rvert', '\\|', '\\Vert']
