import type { Translation } from '../words.ts'
import type { notFound as english } from './en.ts'

export const notFound: Translation<typeof english> = {
  note: 'La página que buscas no existe.',
  title: 'Página no encontrada',
}
