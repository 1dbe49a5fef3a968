import { elementsOf, type MarkupElement } from '../../markup/markup.ts'

const GROUPS = /^table:table-(?:header-rows|rows|row-group)$/

/** The rows of a table, those of its heading and of groups among them. */
export const odtTableRows = (table: MarkupElement): MarkupElement[] =>
  elementsOf(table).flatMap((child) => {
    if (child.name === 'table:table-row') return [child]
    return GROUPS.test(child.name) ? odtTableRows(child) : []
  })

/** A row or a cell as often as it stands there; one that is empty may be repeated a million times. */
export const repeatedOf = (element: MarkupElement, by: string, most: number): MarkupElement[] =>
  new Array(Math.min(Math.max(1, Number(element.attributes[by]) || 1), most)).fill(element)
