import {
  childrenNamed,
  elementsOf,
  find,
  type MarkupElement,
  textWithin,
  valOf,
} from '../../markup/markup.ts'
import { lostPicture } from '../../office/pictures.ts'
import { type Line, textPiece } from '../../office/piece.ts'
import type { Drawn } from './drawing.ts'
import type { Scene } from './scene.ts'

/* Boxes to tick, buttons to choose by, and lists to choose from, as forms have them. */

const OFF = /^(0|false|off)$/i
const BLANK = '_____'

const sign = (text: string): Drawn => ({ pieces: [textPiece(`${text} `)], boxes: [] })
const NOTHING: Drawn = { pieces: [], boxes: [] }

/** The kinds of ActiveX controls by their class, and those that pages in HTML leave behind. */
const RADIO = /^\{?(?:8BD21D50-EC42-11CE-9E0D-00AA006002F3|5512D118-5CC6-11CF-8D67-00AA00BDCE1D)/i
const CHECKBOX = /^\{?(?:8BD21D40-EC42-11CE-9E0D-00AA006002F3|5512D116-5CC6-11CF-8D67-00AA00BDCE1D)/i
const FIELD =
  /^\{?(?:8BD21D10-EC42-11CE-9E0D-00AA006002F3|5512D11A-5CC6-11CF-8D67-00AA00BDCE1D|5512D124-5CC6-11CF-8D67-00AA00BDCE1D)/i
const CHOICE = /^\{?(?:8BD21D[23]0-EC42-11CE-9E0D-00AA006002F3|5512D122-5CC6-11CF-8D67-00AA00BDCE1D)/i

function ticked(control: MarkupElement): boolean {
  const values = childrenNamed(control, 'ax:ocxPr').filter(({ attributes }) =>
    /^(value|checked)$/i.test(attributes['ax:name'] ?? ''),
  )
  return values.some(({ attributes }) => /^(1|-1|true|checked)$/i.test(attributes['ax:value'] ?? ''))
}

const captionOf = (control: MarkupElement) =>
  childrenNamed(control, 'ax:ocxPr').find(({ attributes }) => /^caption$/i.test(attributes['ax:name'] ?? ''))
    ?.attributes['ax:value'] ?? ''

/** A `w:control`. One whose part is missing is a button, as these are by far the most; its preview says nothing. */
export function readControl(element: MarkupElement, scene: Scene): Drawn {
  const control = scene.control(element.attributes['r:id'])
  const kind = control?.attributes['ax:classid'] ?? ''
  const caption = control ? captionOf(control) : ''
  if (CHECKBOX.test(kind)) return sign(`${control && ticked(control) ? '☑' : '☐'} ${caption}`.trim())
  if (!control || RADIO.test(kind)) return sign(`${control && ticked(control) ? '◉' : '○'} ${caption}`.trim())
  if (FIELD.test(kind)) return sign(BLANK)
  return CHOICE.test(kind) ? { pieces: lostPicture('object'), boxes: [] } : NOTHING
}

/** The box of a `w:sdt`, which may show any sign for a tick; undefined if it is none. */
function checkbox(props: MarkupElement | undefined): Drawn | undefined {
  const box = elementsOf(props).find(({ name }) => /^w1[45]:checkbox$/.test(name))
  if (!box) return undefined
  const state = elementsOf(box).find(({ name }) => name.endsWith(':checked'))
  const value = state?.attributes['w14:val'] ?? state?.attributes['w15:val'] ?? ''
  return sign(state && !OFF.test(value) ? '☑' : '☐')
}

const listOf = (props: MarkupElement | undefined) =>
  find(props, 'w:dropDownList') ?? find(props, 'w:comboBox')

/** The first item often only asks to choose one. */
const entriesOf = (list: MarkupElement): string[] =>
  childrenNamed(list, 'w:listItem')
    .filter(({ attributes }) => attributes['w:value'] !== '')
    .map(({ attributes }) => attributes['w:displayText'] ?? attributes['w:value'] ?? '')
    .filter((text) => text.trim() !== '')

const FIRST = 'A'.charCodeAt(0)
const optionLine = (text: string, index: number): Line => ({
  label: `${String.fromCharCode(FIRST + index)})`,
  pieces: [textPiece(text)],
})

const MAX_ENTRIES = 26
const LETTER = /^[([]?\p{L}[)\].]?$/u

/** The entries of a list become options below the line; lists of letters hold only what was chosen. */
function listChoice(entries: readonly string[], chosen: string): Drawn {
  const isKey = entries.every((text) => LETTER.test(text.trim()))
  if (entries.length < 2 || entries.length > MAX_ENTRIES || isKey)
    return chosen ? { pieces: [textPiece(chosen)], boxes: [] } : NOTHING
  return { pieces: [textPiece(BLANK)], boxes: entries.map(optionLine) }
}

/** A `w:sdt` that is a control; undefined for one that only holds text. */
export function readSdt(element: MarkupElement): Drawn | undefined {
  const props = find(element, 'w:sdtPr')
  const list = listOf(props)
  if (!list) return checkbox(props)
  const isPlaceholder = find(props, 'w:showingPlcHdr') !== undefined
  const content = find(element, 'w:sdtContent')
  return listChoice(entriesOf(list), isPlaceholder || !content ? '' : textWithin(content).trim())
}

/** The list of a form field: a `w:ffData` with a `w:ddList`. */
export function readFormList(list: MarkupElement): Drawn {
  const entries = childrenNamed(list, 'w:listEntry').map(({ attributes }) => attributes['w:val'] ?? '')
  const chosen = valOf(list, 'w:result')
  return listChoice(entries, chosen === undefined ? '' : (entries[Number(chosen)] ?? ''))
}
