import type { PropertyName } from '../../domain/page/attributes.ts'
import { invalidAttributes } from '../../domain/page/invalid-attributes.ts'

const warned = new Set<string>()

/** Warns the page's owner once about each invalid attribute. */
export function warnInvalidAttributes(textOf: (name: PropertyName) => string | undefined): void {
  for (const invalid of invalidAttributes(textOf, location.href)) {
    if (warned.has(invalid)) continue
    warned.add(invalid)
    console.warn(`quiz-elements: cannot use ${invalid}.`)
  }
}
