import { attribute } from '../../markup/question-markup.ts'

/** An element of QTI, named as in version 2.1 and without its prefix. Texts are markup: their entities are not decoded. */
export interface QtiNode {
  name: string
  /** Their values are decoded. */
  attributes: ReadonlyMap<string, string>
  children: readonly (QtiNode | string)[]
}

const isNode = (child: QtiNode | string): child is QtiNode => typeof child !== 'string'

export const childrenOf = (node: QtiNode, name?: string) =>
  node.children.filter(isNode).filter((child) => name === undefined || child.name === name)

/** In document order, without the contents of `isOpaque` elements. */
export function* descendants(
  node: QtiNode,
  isOpaque: (node: QtiNode) => boolean = () => false,
): Generator<QtiNode> {
  for (const child of childrenOf(node)) {
    yield child
    if (!isOpaque(child)) yield* descendants(child, isOpaque)
  }
}

export const allNodes = (node: QtiNode, name: string) =>
  [...descendants(node)].filter((found) => found.name === name)

export function firstNode(node: QtiNode, name: string): QtiNode | undefined {
  for (const found of descendants(node)) if (found.name === name) return found
  return undefined
}

export const attributeOf = (node: QtiNode | undefined, name: string) => node?.attributes.get(name) ?? ''

const tagOf = ({ name, attributes }: QtiNode, inner: string) => {
  const written = [...attributes].map(([key, value]) => ` ${key}=${attribute(value)}`).join('')
  return inner ? `<${name}${written}>${inner}</${name}>` : `<${name}${written}/>`
}

/** The contents of an element as markup. `replace` can substitute some elements. */
export const markupIn = (
  node: QtiNode,
  replace: (node: QtiNode) => string | undefined = () => undefined,
): string =>
  node.children
    .map((child) => (isNode(child) ? (replace(child) ?? tagOf(child, markupIn(child, replace))) : child))
    .join('')
