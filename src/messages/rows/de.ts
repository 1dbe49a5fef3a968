import { plural } from '../language.ts'
import type { Translation } from '../words.ts'
import type { rows as english } from './en.ts'

export const rows: Translation<typeof english> = {
  notShown: (count) =>
    plural(count, {
      one: '# Eintrag konnte nicht angezeigt werden.',
      other: '# Einträge konnten nicht angezeigt werden.',
    }),
}
