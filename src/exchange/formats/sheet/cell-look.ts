import { elementsOf, find, type MarkupElement } from '../../markup/markup.ts'
import { shadeOf, tintOf } from '../../office/colours.ts'
import { type Look, PLAIN } from '../../office/piece.ts'

/** How the text of a cell looks, or of a part of it. */
export interface CellLook {
  look: Look
  struck: boolean
  font: string | undefined
}

export const PLAIN_CELL: CellLook = { look: PLAIN, struck: false, font: undefined }

/** The accents of Office's own theme, from the fifth colour on; the first four are those of text and paper. */
const ACCENTS = ['4472C4', 'ED7D31', 'A5A5A5', 'FFC000', '5B9BD5', '70AD47']
const FIRST_ACCENT = 4
const LINK_THEME = '10'

function hexOf(colour: MarkupElement | undefined): string {
  const { rgb, theme } = colour?.attributes ?? {}
  return rgb?.slice(-6) ?? ACCENTS[Number(theme ?? Number.NaN) - FIRST_ACCENT] ?? ''
}

const isOn = (element: MarkupElement | undefined) =>
  element !== undefined && !/^(0|false|none)$/.test(element.attributes.val ?? '')

const RAISED: Readonly<Record<string, Look['raised']>> = { superscript: 'sup', subscript: 'sub' }

/** Reads a `font` of a cell, or the `rPr` of a part of its text. */
export function fontLook(font: MarkupElement | undefined): CellLook {
  const colour = find(font, 'color')
  const isLink = colour?.attributes.theme === LINK_THEME
  return {
    look: {
      strong: isOn(find(font, 'b')) || (isOn(find(font, 'u')) && !isLink),
      tint: isLink ? '' : tintOf(hexOf(colour)),
      shade: '',
      raised: RAISED[find(font, 'vertAlign')?.attributes.val ?? ''] ?? '',
      italic: isOn(find(font, 'i')),
    },
    struck: isOn(find(font, 'strike')),
    font: (find(font, 'rFont') ?? find(font, 'name'))?.attributes.val,
  }
}

/** The colour of a `fill`. */
export function shadeOfFill(fill: MarkupElement | undefined): string {
  const [pattern] = elementsOf(fill)
  return pattern?.attributes.patternType === 'solid' ? shadeOf(hexOf(find(pattern, 'fgColor'))) : ''
}
