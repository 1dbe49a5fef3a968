import type { notFound as english } from '../en/not-found.ts'
import type { Translation } from '../lib/words.ts'

export const notFound: Translation<typeof english> = {
  note: 'La página que buscas no existe.',
  plain: 'Un error al escribir o un enlace antiguo.',
  title: 'Página no encontrada',
}
