/** As `CSS.supports`, which only browsers have. */
export type Supports = (property: string, text: string) => boolean

/** A property of CSS that takes the same values as a type. */
const PROPERTY_OF: Readonly<Record<string, string>> = {
  color: 'color',
  'family-name': 'font-family',
  image: 'background-image',
  integer: 'z-index',
  length: 'padding-top',
  'length-percentage': 'padding-top',
  number: 'line-height',
  percentage: 'opacity',
  shadow: 'box-shadow',
  time: 'transition-duration',
}

const supportsOfBrowser: Supports = (property, text) => CSS.supports(property, text)

/** What would end the declaration, its rule or the style element. */
const ENDS = /[;{}<>]|\/\*/

/** Whether a property takes the text. Empty is fine: then it is not written. */
export const isCss = (property: string, text: string, supports = supportsOfBrowser) =>
  text === '' || (!ENDS.test(text) && supports(property, text))

/** The same for a type such as `<color>` or `<length> | none`; one that is unknown here is only kept from ending its rule. */
export function isCssOf(syntax: string, text: string, supports = supportsOfBrowser): boolean {
  const types = [...syntax.matchAll(/<([\w-]+)>/g)].map(([, type = '']) => PROPERTY_OF[type])
  if (types.length === 0 || types.includes(undefined)) return !ENDS.test(text)
  return types.some((property) => property && isCss(property, text, supports))
}
