import { type MarkupElement, textWithin } from '../markup/markup.ts'
import {
  CLOSE,
  ENCLOSED,
  elementChildren,
  elementName,
  elementText,
  hasFence,
  isTable,
  isZero,
  letters,
  OPEN,
  operator,
  space,
  unwrapped,
  withAbove,
  withBelow,
} from './mathml-elements.ts'
import {
  aboveOf,
  belowOf,
  environment,
  fenced,
  fraction,
  matrix,
  matrixBetween,
  preScripts,
  root,
  scripts,
  stacked,
} from './structures.ts'
import { styledText } from './styled-text.ts'
import { joinTex, mathTex, trimTex, wordsTex } from './tex.ts'

/* MathML, the formulas of web pages, as LaTeX. */

class Converter {
  readonly lost = new Set<string>()

  convert(element: MarkupElement): string {
    const own = CONVERTERS[elementName(element)]
    if (own) return own.call(this, element)
    this.lost.add(elementName(element))
    return this.row(element)
  }

  arg(element: MarkupElement, index: number): string {
    const child = elementChildren(element)[index]
    return child ? trimTex(this.convert(child)) : ''
  }

  row(element: MarkupElement): string {
    return this.sequence(elementChildren(element))
  }

  /** Brackets match if there is one at each end. */
  sequence(elements: readonly MarkupElement[]): string {
    const [first, ...others] = elements
    const last = others.at(-1)
    const open = operator(first, OPEN)
    const inner = others.slice(0, -1)
    if (open === '{' && others.length === 1 && isTable(last))
      return this.table(unwrapped(last as MarkupElement), 'cases')
    const close = operator(last, CLOSE)
    if (open === undefined || close === undefined || hasFence(inner)) return this.beside(elements)
    const [only] = inner
    const name = matrixBetween(open, close)
    if (inner.length === 1 && only && isTable(only) && name) return this.table(unwrapped(only), name)
    return fenced(open, close, [this.beside(inner)])
  }

  private beside(elements: readonly MarkupElement[]): string {
    return joinTex(elements.map((child) => this.convert(child)))
  }

  table(element: MarkupElement, name: string): string {
    const rows = elementChildren(element).map((row) =>
      elementChildren(row)
        .filter((cell) => elementName(row) !== 'mlabeledtr' || cell !== elementChildren(row)[0])
        .map((cell) => trimTex(this.row(cell))),
    )
    return matrix(rows, name === 'cases' && rows.some((cells) => cells.length > 2) ? 'matrix' : name)
  }

  scripts(element: MarkupElement, sub: string, sup: string): string {
    const [base] = elementChildren(element)
    const isFenced = base !== undefined && /^[([|]/.test(elementText(base)) && elementName(base) === 'mrow'
    return scripts(this.arg(element, 0), { sub, sup }, isFenced)
  }

  multiscripts(element: MarkupElement): string {
    const children = elementChildren(element)
    const at = children.findIndex((child) => elementName(child) === 'mprescripts')
    const behind = at < 0 ? children.slice(1) : children.slice(1, at)
    const before = at < 0 ? [] : children.slice(at + 1)
    const part = (list: readonly MarkupElement[], odd: number) =>
      joinTex(list.filter((_, index) => index % 2 === odd).map((child) => this.convert(child)))
    const base = scripts(this.arg(element, 0), { sub: part(behind, 0), sup: part(behind, 1) })
    return before.length > 0 ? preScripts(base, { sub: part(before, 0), sup: part(before, 1) }) : base
  }
}

type Convert = (this: Converter, element: MarkupElement) => string

const asRow: Convert = function (element) {
  return this.row(element)
}
const word: Convert = (element) => wordsTex(textWithin(element))

const CONVERTERS: Readonly<Record<string, Convert>> = {
  math: asRow,
  mrow: asRow,
  mstyle: asRow,
  mpadded: asRow,
  merror: asRow,
  mtd: asRow,
  mi: letters,
  mn: (element) => mathTex(elementText(element)),
  mo: (element) => styledText(elementText(element), {}),
  mtext: word,
  ms: word,
  mspace: space,
  none: () => '',
  mprescripts: () => '',
  maligngroup: () => '',
  malignmark: () => '',
  semantics(element) {
    return this.arg(element, 0)
  },
  maction(element) {
    return this.arg(element, 0)
  },
  mphantom(element) {
    return `\\phantom{${this.row(element)}}`
  },
  mfrac(element) {
    const [above, below] = [this.arg(element, 0), this.arg(element, 1)]
    if (element.attributes.bevelled === 'true') return joinTex([above, '/', below])
    return isZero(element.attributes.linethickness) ? stacked(above, below) : fraction(above, below)
  },
  msqrt(element) {
    return root(trimTex(this.row(element)))
  },
  mroot(element) {
    return root(this.arg(element, 0), this.arg(element, 1))
  },
  msub(element) {
    return this.scripts(element, this.arg(element, 1), '')
  },
  msup(element) {
    return this.scripts(element, '', this.arg(element, 1))
  },
  msubsup(element) {
    return this.scripts(element, this.arg(element, 1), this.arg(element, 2))
  },
  munder(element) {
    return withBelow(element, this.arg(element, 0), this.arg(element, 1))
  },
  mover(element) {
    return withAbove(element, this.arg(element, 0), this.arg(element, 1))
  },
  munderover(element) {
    const base = this.arg(element, 0)
    const [below, above] = [this.arg(element, 1), this.arg(element, 2)]
    return OPERATOR.test(base) ? `${base}_{${below}}^{${above}}` : aboveOf(belowOf(base, below), above)
  },
  mmultiscripts(element) {
    return this.multiscripts(element)
  },
  mtable(element) {
    return this.table(element, 'matrix')
  },
  mtr(element) {
    return environment('matrix', [
      elementChildren(element)
        .map((cell) => this.row(cell))
        .join('&'),
    ])
  },
  mfenced({ attributes, ...element }) {
    const parts = elementChildren({ ...element, attributes }).map((child) => trimTex(this.convert(child)))
    return fenced(
      attributes.open ?? '(',
      attributes.close ?? ')',
      parts,
      (attributes.separators ?? ',').trim()[0] ?? ',',
    )
  },
  menclose(element) {
    const content = this.row(element)
    const [notation = 'longdiv'] = (element.attributes.notation ?? '').trim().split(/\s+/)
    if (notation === 'radical') return root(content)
    const command = ENCLOSED[notation]
    return command ? `\\${command}{${content}}` : content
  },
}

const OPERATOR = /^\\(?:[a-z]*int|sum|prod|coprod|big[a-z]+|lim|max|min|sup|inf)$/

/** The LaTeX of a `math` element, and the names of unknown elements in it. */
export function mathmlTex(math: MarkupElement): { tex: string; lost: readonly string[] } {
  const converter = new Converter()
  return { tex: trimTex(converter.convert(math)), lost: [...converter.lost] }
}
