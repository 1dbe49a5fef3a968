import type { siteSignIn as english } from '../en/site-sign-in.ts'
import type { Translation } from '../lib/words.ts'

export const siteSignIn: Translation<typeof english> = {
  note: 'Inicia sesión allí y vuelve a intentarlo aquí.',
  title: 'No has iniciado sesión en este sitio',
}
