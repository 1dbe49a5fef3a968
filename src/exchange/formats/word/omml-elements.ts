import { elementsOf, findDeep, isElement, type MarkupElement } from '../../markup/markup.ts'

/* Word writes formulas into files, and into HTML, where they have HTML tags in between. */

const isOwn = ({ name }: MarkupElement) => name.startsWith('m:')
const isProps = ({ name }: MarkupElement) => /^(m:\w+Pr|w:\w+)$/.test(name)

/** The content of a formula without wrapper elements. */
export const mathChildren = (element: MarkupElement): MarkupElement[] =>
  elementsOf(element).flatMap((child) => {
    if (isProps(child) && !WRAPPERS.has(child.name)) return []
    return isOwn(child) ? [child] : mathChildren(child)
  })

/** Insertions, links and the like within a formula. */
const WRAPPERS = new Set([
  'w:ins',
  'w:moveTo',
  'w:hyperlink',
  'w:smartTag',
  'w:sdt',
  'w:sdtContent',
  'w:fldSimple',
])

export const part = (element: MarkupElement, name: string) =>
  mathChildren(element).find((child) => child.name === name)

export const partsOf = (element: MarkupElement, name: string) =>
  mathChildren(element).filter((child) => child.name === name)

/** A property by the name of its element, such as 'm:chr'; undefined if it is not there. */
export function property(element: MarkupElement, name: string): string | undefined {
  const props = elementsOf(element).find((child) => /^m:\w+Pr$/.test(child.name) && child.name !== 'm:ctrlPr')
  const found = props && findDeep(props, name)
  return found && (found.attributes['m:val'] ?? found.attributes.val ?? '')
}

/** A property that is on without a value. */
export function isOn(element: MarkupElement, name: string): boolean {
  const value = property(element, name)
  return value !== undefined && !/^(0|off|false)$/.test(value)
}

/** The text of a run: in `m:t`, or in HTML without it. */
export function runText(run: MarkupElement): string {
  const texts = elementsOf(run).filter(({ name }) => name === 'm:t')
  const from = texts.length > 0 ? texts : [run]
  return (
    from.map((element) => element.children.filter((child) => !isElement(child)).join('')).join('') +
    nested(run)
  )
}

const nested = (run: MarkupElement) =>
  elementsOf(run)
    .filter(({ name }) => !/^(m|w):/.test(name))
    .map((child): string => runText(child))
    .join('')
