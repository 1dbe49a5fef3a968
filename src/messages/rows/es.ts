import { plural } from '../language.ts'
import type { Translation } from '../words.ts'
import type { rows as english } from './en.ts'

export const rows: Translation<typeof english> = {
  notShown: (count) =>
    plural(count, {
      one: 'No se pudo mostrar # entrada.',
      other: 'No se pudieron mostrar # entradas.',
    }),
}
