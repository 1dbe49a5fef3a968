import type { rows as english } from '../en/rows.ts'
import { plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

export const rows: Translation<typeof english> = {
  notShown: (count) =>
    plural(count, {
      one: 'No se pudo mostrar # entrada.',
      other: 'No se pudieron mostrar # entradas.',
    }),
}
