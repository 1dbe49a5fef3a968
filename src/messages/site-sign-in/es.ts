import type { Translation } from '../words.ts'
import type { siteSignIn as english } from './en.ts'

export const siteSignIn: Translation<typeof english> = {
  note: 'Inicia sesión allí y vuelve a intentarlo aquí.',
  title: 'No has iniciado sesión en este sitio',
}
