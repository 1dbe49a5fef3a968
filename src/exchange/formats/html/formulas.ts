import {
  elementsOf,
  find,
  findDeep,
  type MarkupElement,
  type ParsedMarkup,
  textWithin,
} from '../../markup/markup.ts'
import { type Look, notePiece, type Piece } from '../../office/piece.ts'
import { mathmlTex } from '../../tex/mathml.ts'
import { trimTex } from '../../tex/tex.ts'
import { mathPieces } from '../word/omml-pieces.ts'

/* Formulas in web pages: MathML, often with its source, or a picture with the source beside it. */

/** Wikipedia's sources begin with their display style. */
const DISPLAY_STYLE = /^\{\\(?:display|text)style\s?([\s\S]*)\}$/

const sourceTex = (source: string) => {
  const trimmed = source.trim()
  return trimTex(DISPLAY_STYLE.exec(trimmed)?.[1] ?? trimmed)
}

function annotationOf(element: MarkupElement): string | undefined {
  for (const child of elementsOf(element)) {
    const isTex = child.name === 'annotation' && /tex/i.test(child.attributes.encoding ?? '')
    const found = isTex ? textWithin(child) : annotationOf(child)
    if (found?.trim()) return found
  }
  return undefined
}

const formula = (tex: string, display: boolean, look: Look): Piece => ({
  kind: 'formula',
  tex,
  display,
  look,
})

export function mathElement(math: MarkupElement, look: Look): Piece[] {
  const display = math.attributes.display === 'block' || math.attributes.mode === 'display'
  const source = annotationOf(math)
  if (source !== undefined) return [formula(sourceTex(source), display, look)]
  const { tex, lost } = mathmlTex(math)
  return [
    formula(tex, display, look),
    ...lost.map((element) => notePiece({ code: 'formula-part-lost', element })),
  ]
}

const classesOf = ({ attributes }: MarkupElement) => ` ${attributes.class ?? ''} `

/** Elements that hold one formula in several forms. */
const HOLDERS = / (?:katex|mwe-math-element|MathJax|MathJax_Display|MathJax_CHTML|MathJax_SVG) /
/** Pictures whose alternative text is the source. */
const TEX_PICTURES = / (?:mwe-math-fallback-image-(?:inline|display)|texrender|latex|tex) /

function texPicture(element: MarkupElement): string | undefined {
  const picture = element.name === 'img' ? element : findDeep(element, 'img')
  const isTex = picture && TEX_PICTURES.test(classesOf(picture))
  return isTex && picture.attributes.alt?.trim() ? picture.attributes.alt : undefined
}

/** The formula in an element, read once; undefined for other elements. */
export function heldFormula(
  element: MarkupElement,
  look: Look,
  parseXml: (source: string) => ParsedMarkup,
): Piece[] | undefined {
  const isHolder = element.name === 'mjx-container' || HOLDERS.test(classesOf(element))
  if (!isHolder && element.name !== 'img') return undefined
  const math = isHolder ? findDeep(element, 'math') : undefined
  if (math) return mathElement(math, look)
  const written = isHolder ? element.attributes['data-mathml'] : undefined
  const parsed = written && find(parseXml(written).root, 'math')
  if (parsed) return mathElement(parsed, look)
  const source = texPicture(element)
  return source === undefined ? undefined : [formula(sourceTex(source), false, look)]
}

const MS_EQUATION = /^\[if [^\]]*msEquation[^\]]*\]>([\s\S]*?)(?:<!\[endif\]-{0,2})?$/

/** The formulas that Word hides in a comment, for programs that can read them. */
export function commentFormulas(comment: string, parseXml: (source: string) => ParsedMarkup): Piece[] {
  const [, source] = MS_EQUATION.exec(comment) ?? []
  if (source === undefined) return []
  const { root } = parseXml(source.replaceAll('&nbsp;', '\u00a0'))
  return formulasWithin(root).flatMap((element) => mathPieces(element, element.name === 'm:oMathPara'))
}

/** The formulas have HTML tags around them. */
const formulasWithin = (element: MarkupElement): MarkupElement[] =>
  elementsOf(element).flatMap((child) =>
    child.name === 'm:oMath' || child.name === 'm:oMathPara' ? [child] : formulasWithin(child),
  )
