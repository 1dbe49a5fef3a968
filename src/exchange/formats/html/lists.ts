import type { MarkupElement } from '../../markup/markup.ts'
import { BULLET, numberText } from '../../office/number-text.ts'
import { cssOf } from './css.ts'

/** Names in HTML and CSS for Word's number formats. */
const FORMATS: Readonly<Record<string, string>> = {
  a: 'lowerLetter',
  A: 'upperLetter',
  i: 'lowerRoman',
  I: 'upperRoman',
  'lower-alpha': 'lowerLetter',
  'lower-latin': 'lowerLetter',
  'upper-alpha': 'upperLetter',
  'upper-latin': 'upperLetter',
  'lower-roman': 'lowerRoman',
  'upper-roman': 'upperRoman',
  'decimal-leading-zero': 'decimalZero',
  devanagari: 'hindiNumbers',
  hebrew: 'hebrew1',
  decimal: 'decimal',
}

const styleType = (element: MarkupElement): string | undefined => {
  const css = cssOf(element)
  return css.get('list-style-type') ?? css.get('list-style')?.split(/\s/)[0]
}

const whole = (text: string | undefined): number | undefined =>
  text !== undefined && /^-?\d{1,9}$/.test(text.trim()) ? Number(text) : undefined

/** Counts the items of one list. */
export class ListCounter {
  private readonly list: MarkupElement
  private next: number

  constructor(list: MarkupElement) {
    this.list = list
    this.next = whole(list.attributes.start) ?? 1
  }

  labelOf(item: MarkupElement): string {
    const type =
      styleType(item) ?? styleType(this.list) ?? item.attributes.type ?? this.list.attributes.type ?? ''
    if (type === 'none') return ''
    const format = FORMATS[type]
    if (this.list.name !== 'ol' && format === undefined) return BULLET
    const number = whole(item.attributes.value) ?? this.next
    this.next = number + 1
    return `${numberText(format ?? 'decimal', number)}.`
  }
}
