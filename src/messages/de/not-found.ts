import type { notFound as english } from '../en/not-found.ts'
import type { Translation } from '../lib/words.ts'

export const notFound: Translation<typeof english> = {
  note: 'Die Seite, die du suchst, gibt es nicht.',
  plain: 'Ein Tippfehler oder ein alter Link.',
  title: 'Seite nicht gefunden',
}
