/** Parsed XML or HTML. Its depth is limited, so walking it may recurse. */
export interface MarkupElement {
  name: string
  attributes: Readonly<Record<string, string>>
  children: readonly MarkupNode[]
}

export type MarkupNode = MarkupElement | string

export interface ParsedMarkup {
  /** Holds the outermost elements; has no name of its own. */
  root: MarkupElement
  /** Whether the end is missing, or what follows is nested too deeply. */
  cutOff: boolean
}

/** The name of a comment; its text is the attribute `data`. */
export const COMMENT = '#comment'

export const isElement = (node: MarkupNode): node is MarkupElement => typeof node !== 'string'

export const elementsOf = (element: MarkupElement | undefined): MarkupElement[] =>
  element?.children.filter(isElement) ?? []

export const childrenNamed = (element: MarkupElement | undefined, name: string): MarkupElement[] =>
  elementsOf(element).filter((child) => child.name === name)

/** The first child of that name, of that its first child of the next name, and so on. */
export function find(
  element: MarkupElement | undefined,
  ...path: readonly string[]
): MarkupElement | undefined {
  let found = element
  for (const name of path) found = elementsOf(found).find((child) => child.name === name)
  return found
}

/** The first element within that has the name, at any depth. */
export function findDeep(element: MarkupElement, name: string): MarkupElement | undefined {
  for (const child of elementsOf(element)) {
    const found = child.name === name ? child : findDeep(child, name)
    if (found) return found
  }
  return undefined
}

/** All elements within that have one of the names, in order; not those inside another one of them. */
export function findAll(element: MarkupElement, names: ReadonlySet<string>): MarkupElement[] {
  return elementsOf(element).flatMap((child) => (names.has(child.name) ? [child] : findAll(child, names)))
}

/** All text within. */
export const textWithin = (element: MarkupElement): string =>
  element.children.map((child) => (isElement(child) ? textWithin(child) : child)).join('')

/** WordprocessingML keeps most values in an attribute `w:val` of an element of their own. */
export const valOf = (element: MarkupElement | undefined, ...path: readonly string[]): string | undefined =>
  find(element, ...path)?.attributes['w:val']
