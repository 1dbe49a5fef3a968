import { plural } from '../language.ts'
import type { Translation } from '../words.ts'
import type { rows as english } from './en.ts'

export const rows: Translation<typeof english> = {
  notShown: (count) =>
    plural(count, {
      one: '# प्रविष्टि दिखाई नहीं जा सकी।',
      other: '# प्रविष्टियाँ दिखाई नहीं जा सकीं।',
    }),
}
