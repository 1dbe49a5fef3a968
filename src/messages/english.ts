import { createFormat } from './format.ts'
import { createPlural } from './plural.ts'

/** The interface speaks English, so dates and numbers do too, whatever the browser's language. */
export const format = createFormat('en-US')

export const plural = createPlural('en-US', format.count)
