import type { rows as english } from '../en/rows.ts'
import { plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

export const rows: Translation<typeof english> = {
  notShown: (count) =>
    plural(count, {
      one: 'تعذّر عرض مُدخل واحد.',
      two: 'تعذّر عرض مُدخلين.',
      few: 'تعذّر عرض # مُدخلات.',
      many: 'تعذّر عرض # مُدخلًا.',
      other: 'تعذّر عرض # مُدخل.',
    }),
}
