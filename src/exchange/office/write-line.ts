import { joinTex, trimTex } from '../tex/tex.ts'
import { isMarked } from './colours.ts'
import { type Look, type Piece, textPiece } from './piece.ts'
import { withoutRaised } from './raised.ts'

/* Pieces of one line as text: formulas between dollars, marked parts between pairs of asterisks. */

type Formula = Extract<Piece, { kind: 'formula' }>

interface Part {
  text: string
  marked: boolean
}

type Usual = Pick<Look, 'tint' | 'shade'>

/** Formulas beside each other are kept apart: `$a$$b$` would be something else. */
function joined(pieces: readonly Piece[]): Piece[] {
  const done: Piece[] = []
  for (const piece of pieces) {
    const last = done.at(-1)
    if (piece.kind === 'text' && piece.text === '') continue
    if (piece.kind === 'formula' && last?.kind === 'formula') done.push(textPiece(' '), piece)
    else if (piece.kind === 'text' && last?.kind === 'formula') done.push(...withDigits(done, last, piece))
    else done.push(piece)
  }
  return done
}

/** A digit right after the dollar would make it a price, so it goes into the formula. */
function withDigits(done: Piece[], last: Formula, piece: Extract<Piece, { kind: 'text' }>): Piece[] {
  const [digits = ''] = /^\d+/.exec(piece.text) ?? []
  if (digits === '' || last.display) return [piece]
  done[done.length - 1] = { ...last, tex: joinTex([last.tex, digits]) }
  const text = piece.text.slice(digits.length)
  return text ? [{ ...piece, text }] : []
}

/** Blanks to be filled in are often underlined spaces. */
const BLANK = '_____'
const BLANK_TO_FILL = /^(?:[\s\u00a0]*\t[\s\u00a0]*|[ \u00a0]{3,})$/

/** A dollar that is alone beside formulas is none of theirs. */
function dollars(text: string, hasFormulas: boolean): string {
  if (!hasFormulas) return text
  return (text.match(/\$/g)?.length ?? 0) % 2 === 1 ? text.replaceAll(/(?<!\\)\$/g, '\\$') : text
}

function formulaText({ tex, display }: Formula): string {
  const trimmed = trimTex(tex)
  if (trimmed === '') return ''
  return display ? `$$${trimmed}$$` : `$${trimmed}$`
}

function partsOf(pieces: readonly Piece[], usual: Usual): Part[] {
  const flat = joined(withoutRaised(pieces))
  const hasFormulas = flat.some(({ kind }) => kind === 'formula')
  return flat.map((piece) => {
    if (piece.kind === 'formula') return { text: formulaText(piece), marked: isMarked(piece.look, usual) }
    if (piece.kind === 'picture') return { text: piece.source, marked: false }
    if (piece.kind !== 'text') return { text: '', marked: false }
    const marked = isMarked(piece.look, usual)
    const text = marked && BLANK_TO_FILL.test(piece.text) ? BLANK : piece.text
    return { text: dollars(text, hasFormulas), marked }
  })
}

/** Signs and labels that somebody made bold with their line are no key. */
const SAYS_NOTHING = /^(?:[\p{L}\p{N}]{1,3}[.):]|[\p{P}\p{S}\s])*$/u

function markedText(text: string, isFirst: boolean): string {
  const core = text.trim()
  if (core === '' || (isFirst && SAYS_NOTHING.test(core)) || /^[\p{P}\p{S}\s]+$/u.test(core)) return text
  const start = text.length - text.trimStart().length
  return `${text.slice(0, start)}**${core}**${text.slice(start + core.length)}`
}

/** Blank parts go with what stands before them. */
function groupsOf(parts: readonly Part[]): Part[] {
  const groups: Part[] = []
  for (const { text, marked } of parts) {
    const last = groups.at(-1)
    if (last && (last.marked === marked || text.trim() === '')) last.text += text
    else groups.push({ text, marked })
  }
  return groups
}

/** One line without breaks. */
export function lineText(pieces: readonly Piece[], usual: Usual): string {
  return groupsOf(partsOf(pieces, usual))
    .map(({ text, marked }, index) => (marked ? markedText(text, index === 0) : text))
    .join('')
}
