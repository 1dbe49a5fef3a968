import type { PropertyName } from '../../domain/page/attributes.ts'
import { invalidAttributes } from '../../domain/page/invalid-attributes.ts'

const told = new Set<string>()

/** Warns the page's owner once about each invalid attribute. */
export function warnInvalidAttributes(textOf: (name: PropertyName) => string | undefined): void {
  for (const odd of invalidAttributes(textOf, location.href)) {
    if (told.has(odd)) continue
    told.add(odd)
    console.warn(`quiz-elements: cannot use ${odd}.`)
  }
}
