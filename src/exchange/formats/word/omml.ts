import type { MarkupElement } from '../../markup/markup.ts'
import {
  aboveOf,
  belowOf,
  bigOperator,
  binomial,
  environment,
  fenced,
  fraction,
  matrix,
  matrixBetween,
  preScripts,
  root,
  scripts,
  skewed,
  stacked,
} from '../../tex/structures.ts'
import { styledText, type TextStyle } from '../../tex/styled-text.ts'
import { joinTex, trimTex } from '../../tex/tex.ts'
import { DECORATIONS } from './omml-decorations.ts'
import { isOn, mathChildren, part, partsOf, property, runText } from './omml-elements.ts'

/* Office MathML, the formulas of Word, as LaTeX. */

const SCRIPTS: Readonly<Record<string, string>> = {
  script: 'mathscr',
  fraktur: 'mathfrak',
  'double-struck': 'mathbb',
  'sans-serif': 'mathsf',
  monospace: 'mathtt',
}
const STYLES: Readonly<Record<string, string>> = { p: 'mathrm', b: 'mathbf', bi: 'boldsymbol' }

function styleOf(run: MarkupElement, isName: boolean): TextStyle {
  const command = SCRIPTS[property(run, 'm:scr') ?? ''] ?? STYLES[property(run, 'm:sty') ?? '']
  return { command, isText: isOn(run, 'm:nor'), isName }
}

/** The only structure within an element. */
function onlyPart(element: MarkupElement | undefined): MarkupElement | undefined {
  const [first, ...others] = element ? mathChildren(element) : []
  return others.length === 0 ? first : undefined
}

/** Cases have two columns. */
const twoColumns = (row: string) => {
  const [first = '', ...others] = row.split('&')
  return others.length > 1 ? `${first}&${others.join('\\quad ')}` : row
}

class Converter {
  readonly lost = new Set<string>()
  private isName = false
  private isAligned = false

  /** The contents of an element, joined. */
  content(element: MarkupElement | undefined): string {
    return element ? trimTex(joinTex(mathChildren(element).map((child) => this.convert(child)))) : ''
  }

  private convert(element: MarkupElement): string {
    const own = CONVERTERS[element.name]
    if (own) return own.call(this, element)
    const decorate = DECORATIONS[element.name]
    if (decorate) return decorate(element, this.arg(element))
    if (!TRANSPARENT.has(element.name)) this.lost.add(element.name)
    return this.content(element)
  }

  /** Alignment marks count only directly in the rows of an equation array. */
  private aligned<Result>(isAligned: boolean, convert: () => Result): Result {
    const outer = this.isAligned
    this.isAligned = isAligned
    const result = convert()
    this.isAligned = outer
    return result
  }

  arg(element: MarkupElement, name = 'm:e'): string {
    return this.aligned(false, () => this.content(part(element, name)))
  }

  limits(element: MarkupElement) {
    return {
      sub: isOn(element, 'm:subHide') ? '' : this.arg(element, 'm:sub'),
      sup: isOn(element, 'm:supHide') ? '' : this.arg(element, 'm:sup'),
    }
  }

  run(element: MarkupElement): string {
    const text = runText(element)
    const style = styleOf(element, this.isName)
    if (!this.isAligned || !text.includes('&')) return styledText(text, style)
    return text
      .split('&')
      .map((column) => styledText(column, style))
      .join('&')
  }

  fraction(element: MarkupElement): string {
    const above = this.arg(element, 'm:num')
    const below = this.arg(element, 'm:den')
    const type = property(element, 'm:type')
    if (type === 'lin') return joinTex([above, '/', below])
    if (type === 'skw') return skewed(above, below)
    return type === 'noBar' ? stacked(above, below) : fraction(above, below)
  }

  scripts(element: MarkupElement): string {
    const isFenced = onlyPart(part(element, 'm:e'))?.name === 'm:d'
    return scripts(this.arg(element), this.limits(element), isFenced)
  }

  nary(element: MarkupElement): string {
    const sign = property(element, 'm:chr') ?? '∫'
    const limitsAbove = property(element, 'm:limLoc') === 'undOvr'
    return joinTex([bigOperator(sign || '∫', this.limits(element), limitsAbove), this.arg(element)])
  }

  delimiters(element: MarkupElement): string {
    const open = property(element, 'm:begChr') ?? '('
    const close = property(element, 'm:endChr') ?? ')'
    const parts = partsOf(element, 'm:e')
    const only = parts.length === 1 ? onlyPart(parts[0]) : undefined
    const special = only && this.wholeBetween(open, close, only)
    return special ?? fenced(open, close, this.args(element), property(element, 'm:sepChr') ?? '|')
  }

  private args(element: MarkupElement): string[] {
    return this.aligned(false, () => partsOf(element, 'm:e').map((child) => this.content(child)))
  }

  /** Structures that LaTeX has together with their brackets. */
  private wholeBetween(open: string, close: string, only: MarkupElement): string | undefined {
    const name = matrixBetween(open, close)
    if (only.name === 'm:m' && name) return matrix(this.cells(only), name)
    if (only.name === 'm:eqArr' && open === '{' && close === '')
      return environment('cases', this.rows(only).map(twoColumns))
    if (only.name === 'm:f' && property(only, 'm:type') === 'noBar' && open === '(' && close === ')')
      return binomial(this.arg(only, 'm:num'), this.arg(only, 'm:den'))
    return undefined
  }

  cells(element: MarkupElement): string[][] {
    return partsOf(element, 'm:mr').map((row) => this.args(row))
  }

  /** The rows of an equation array, with the marks where they are aligned. */
  rows(element: MarkupElement): string[] {
    return this.aligned(true, () => partsOf(element, 'm:e').map((row) => this.content(row)))
  }

  named(element: MarkupElement): string {
    this.isName = true
    const name = this.arg(element, 'm:fName')
    this.isName = false
    return joinTex([name, this.arg(element)])
  }

  limit(element: MarkupElement, put: typeof belowOf): string {
    return put(this.arg(element), this.arg(element, 'm:lim'))
  }
}

type Convert = (this: Converter, element: MarkupElement) => string

const CONVERTERS: Readonly<Record<string, Convert>> = {
  'm:r': Converter.prototype.run,
  'm:f': Converter.prototype.fraction,
  'm:sSup': Converter.prototype.scripts,
  'm:sSub': Converter.prototype.scripts,
  'm:sSubSup': Converter.prototype.scripts,
  'm:nary': Converter.prototype.nary,
  'm:d': Converter.prototype.delimiters,
  'm:func': Converter.prototype.named,
  'm:sPre'(element) {
    return preScripts(this.arg(element), this.limits(element))
  },
  'm:rad'(element) {
    return root(this.arg(element), isOn(element, 'm:degHide') ? '' : this.arg(element, 'm:deg'))
  },
  'm:m'(element) {
    return matrix(this.cells(element))
  },
  'm:eqArr'(element) {
    const rows = this.rows(element)
    const [only = ''] = rows
    return rows.length > 1 || only.includes('&') ? environment('aligned', rows) : only
  },
  'm:limLow'(element) {
    return this.limit(element, belowOf)
  },
  'm:limUpp'(element) {
    return this.limit(element, aboveOf)
  },
  'm:box'(element) {
    return this.arg(element)
  },
}

const TRANSPARENT = new Set(['m:oMath', 'm:oMathPara', 'm:e', 'm:t'])

/** The LaTeX of an `m:oMath`, and the names of unknown elements in it. */
export function ommlTex(formula: MarkupElement): { tex: string; lost: readonly string[] } {
  const converter = new Converter()
  return { tex: converter.content(formula), lost: [...converter.lost] }
}
