import type { PropertyName } from '../../domain/page/attributes.ts'
import { invalidAttributes } from '../../domain/page/invalid-attributes.ts'

const told = new Set<string>()

/** For the owner of the page, once for each: an attribute that cannot be what it must be. */
export function warnInvalidAttributes(textOf: (name: PropertyName) => string | undefined): void {
  for (const odd of invalidAttributes(textOf, location.href)) {
    if (told.has(odd)) continue
    told.add(odd)
    console.warn(`quiz-elements: cannot use ${odd}.`)
  }
}
