import { eachElement } from '../../markup/each-element.ts'
import { childrenNamed, type MarkupElement } from '../../markup/markup.ts'
import { type CellLook, fontLook, PLAIN_CELL, shadeOfFill } from './cell-look.ts'

interface CellStyle extends CellLook {
  /** How its numbers are shown; '' is as they are. */
  mask: string
}

const PLAIN_STYLE: CellStyle = { ...PLAIN_CELL, mask: '' }

/** What every program knows without a file saying so. Dates have their year first, because the order of others is not known. */
const OWN_MASKS: Readonly<Record<string, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  14: 'yyyy-mm-dd',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'yyyy-mm-dd h:mm',
  37: '#,##0',
  38: '#,##0',
  39: '#,##0.00',
  40: '#,##0.00',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss',
  48: '##0.0E+0',
}

/** Longer ones are made by nobody. */
const MAX_MASK = 200
const PARTS = new Set(['numFmt', 'fonts', 'fills', 'cellXfs'])

/** Reads the styles of a workbook; a cell names one by its index. */
export function readCellStyles(source: string | undefined): (index: string | undefined) => CellStyle {
  const masks = new Map(Object.entries(OWN_MASKS))
  const parts = new Map<string, MarkupElement>()
  eachElement(source ?? '', PARTS, (element) => {
    const { numFmtId = '', formatCode = '' } = element.attributes
    if (element.name === 'numFmt') masks.set(numFmtId, formatCode.slice(0, MAX_MASK))
    else parts.set(element.name, element)
  })
  const fonts = childrenNamed(parts.get('fonts'), 'font').map(fontLook)
  const shades = childrenNamed(parts.get('fills'), 'fill').map(shadeOfFill)
  const styles = childrenNamed(parts.get('cellXfs'), 'xf').map(({ attributes }): CellStyle => {
    const font = fonts[Number(attributes.fontId)] ?? PLAIN_CELL
    const shade = shades[Number(attributes.fillId)] ?? ''
    return { ...font, look: { ...font.look, shade }, mask: masks.get(attributes.numFmtId ?? '') ?? '' }
  })
  return (index) => styles[Number(index ?? 0)] ?? PLAIN_STYLE
}
