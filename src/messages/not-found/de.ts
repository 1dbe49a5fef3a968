import type { Translation } from '../words.ts'
import type { notFound as english } from './en.ts'

export const notFound: Translation<typeof english> = {
  note: 'Die Seite, die du suchst, gibt es nicht.',
  title: 'Seite nicht gefunden',
}
