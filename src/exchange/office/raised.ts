import { joinTex, mathTex, wordsTex } from '../tex/tex.ts'
import { type Look, type Piece, PLAIN, textPiece } from './piece.ts'

/* Raised and lowered letters become formulas, together with what they stand at: 10 and a raised −3 are $10^{-3}$. */

type TextPiece = Extract<Piece, { kind: 'text' }>

const isText = (piece: Piece | undefined): piece is TextPiece => piece?.kind === 'text'
const isRaised = (piece: Piece | undefined): piece is TextPiece =>
  isText(piece) && piece.look.raised !== '' && piece.text.trim() !== ''

/** Raised letters that are no maths: 1st, 2nd, n°, M., ™. */
const ORDINALS = /^(st|nd|rd|th|er|re|ère|e|ème|es|o|a|os|as|º|ª|tm|sm|\(r\)|®|™|©)$/i
const DEGREE = /^[o°º˚]$/i

/** What a raised text is if it is no maths. */
function plainRaised({ text, look }: TextPiece, before: string): string | undefined {
  const raised = text.trim()
  if (look.raised !== 'sup') return undefined
  if (DEGREE.test(raised) && /[\d\s]$/.test(before)) return text.replace(raised, '°')
  return ORDINALS.test(raised) && /\p{L}{2}$|\d$/u.test(before) ? text : undefined
}

const WORD = /\p{L}{2,}/gu

/** The text of a script; words in it are upright. */
function scriptTex(text: string): string {
  const parts: string[] = []
  let at = 0
  for (const { 0: word, index } of text.matchAll(WORD)) {
    parts.push(mathTex(text.slice(at, index)), wordsTex(word))
    at = index + word.length
  }
  return joinTex([...parts, mathTex(text.slice(at))])
}

const SIMPLE_BRACKETS = /[([](?:[\w+\-−–·*/=., ]{0,40})[)\]]$/
const LETTERS_OR_NUMBER = /(?:\d+(?:[.,]\d+)?|\p{L}+)$/u
/** Longer ends of a text are not looked at. */
const MAX_BASE = 60

/** The end of a text that a script belongs to. */
function baseOf(text: string): string {
  const end = text.slice(-MAX_BASE)
  return SIMPLE_BRACKETS.exec(end)?.[0] ?? LETTERS_OR_NUMBER.exec(end)?.[0] ?? ''
}

interface Scripted {
  base: string
  sub: string
  sup: string
}

/** Chemical: element symbols, at least two of them or one of two letters. */
const ELEMENTS = /^\(?(?:[A-Z][a-z]?)+\)?$/
const isChemical = (parts: readonly Scripted[]) => {
  const lettered = parts.map(({ base }) => base).filter((base) => /\p{L}/u.test(base))
  return lettered.length > 0 && lettered.every((base) => ELEMENTS.test(base)) && lettered.join('').length > 1
}

const script = (sign: string, tex: string) => (tex === '' ? '' : `${sign}{${tex}}`)

function baseTexOf(base: string, isUnit: boolean, chemical: boolean): string {
  if (/^\p{L}{2,}$/u.test(base) && !chemical) return wordsTex(base)
  return isUnit ? `\\mathrm{${mathTex(base)}}` : mathTex(base)
}

/** A single letter after a number or a slash is a unit. */
const BEFORE_UNIT = /[\d/·⋅.]\s?$/

function clusterTex(parts: readonly Scripted[], before: string, look: Look): string {
  const chemical = isChemical(parts)
  const [first] = parts
  const isUnit = BEFORE_UNIT.test(before.slice(-3)) && !look.italic && /^\p{Ll}$/u.test(first?.base ?? '')
  const tex = joinTex(
    parts.flatMap(({ base, sub, sup }, index) => [
      baseTexOf(base, isUnit && index === 0, chemical),
      script('_', sub),
      script('^', sup),
    ]),
  )
  return chemical ? `\\mathrm{${tex}}` : tex
}

/** Letters after a script that belong to the same formula, as the O of H₂O. */
const GOES_ON = /^(?:[A-Z][a-z]?(?=[^a-z]|$)|\p{L}(?!\p{L})|[)\]]|\d+)/u

/** Gathers scripts and their bases from the piece at an index on. */
class Cluster {
  readonly parts: Scripted[] = []
  /** What is left of the text in which the formula ended. */
  rest: TextPiece | undefined
  next: number
  private readonly pieces: readonly Piece[]

  constructor(pieces: readonly Piece[], from: number, base: string) {
    this.pieces = pieces
    this.next = from
    this.takeScripts(base)
    while (this.takeBase()) this.takeScripts(this.parts.pop()?.base ?? '')
  }

  private takeScripts(base: string): void {
    const part: Scripted = { base, sub: '', sup: '' }
    for (let piece = this.pieces[this.next]; !this.rest && isRaised(piece); piece = this.pieces[this.next]) {
      part[piece.look.raised === 'sub' ? 'sub' : 'sup'] += scriptTex(piece.text.trim())
      this.next++
    }
    this.parts.push(part)
  }

  /** Whether the formula goes on. */
  private takeBase(): boolean {
    const piece = this.pieces[this.next]
    if (this.rest || !isText(piece) || piece.look.raised !== '') return false
    const all = /^(?:\p{L}+|\d+)$/u.test(piece.text) && isRaised(this.pieces[this.next + 1])
    const base = all ? piece.text : GOES_ON.exec(piece.text)?.[0]
    if (!base) return false
    this.next++
    this.parts.push({ base, sub: '', sup: '' })
    if (base.length < piece.text.length) this.rest = { ...piece, text: piece.text.slice(base.length) }
    return true
  }
}

/** Puts the formula that begins at an index, and what it stands at, behind what is done. Returns the index after it. */
function addFormula(done: Piece[], pieces: readonly Piece[], from: number, raised: TextPiece): number {
  const last = done.at(-1)
  const before = isText(last) ? last.text : ''
  const base = baseOf(before)
  const start = before.slice(0, before.length - base.length)
  if (isText(last)) done[done.length - 1] = { ...last, text: start }
  const cluster = new Cluster(pieces, from, base)
  const look: Look = isText(last) && base ? last.look : { ...raised.look, raised: '' }
  done.push({ kind: 'formula', tex: clusterTex(cluster.parts, start, look), display: false, look })
  if (cluster.rest) done.push(cluster.rest)
  return cluster.next
}

/** A line that is raised as a whole is small print. */
function isWholeLine(pieces: readonly Piece[]): boolean {
  const said = pieces.filter((piece) => !isText(piece) || piece.text.trim() !== '')
  return said.every(isRaised) && said.some((piece) => isText(piece) && /\p{L}{2}/u.test(piece.text))
}

const lowered = (piece: Piece): Piece =>
  isText(piece) ? { ...piece, look: { ...piece.look, raised: '' } } : piece

/** Without raised letters: formulas in their place. */
export function withoutRaised(pieces: readonly Piece[]): Piece[] {
  if (isWholeLine(pieces)) return pieces.map(lowered)
  const done: Piece[] = []
  for (let index = 0; index < pieces.length; ) {
    const piece = pieces[index] as Piece
    const last = done.at(-1)
    const plain = isRaised(piece) ? plainRaised(piece, isText(last) ? last.text : '') : undefined
    if (isRaised(piece) && plain === undefined) {
      index = addFormula(done, pieces, index, piece)
      continue
    }
    done.push(
      plain === undefined ? piece : textPiece(plain, { ...PLAIN, strong: isText(last) && last.look.strong }),
    )
    index++
  }
  return done
}
