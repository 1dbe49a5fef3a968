import type { signingIn as english } from '../en/sign-in.ts'
import type { Translation } from '../lib/words.ts'

export const signingIn: Translation<typeof english> = {
  agreement: (terms, privacy) => [
    'Al iniciar sesión, aceptas ',
    terms('los términos del servicio'),
    ' y ',
    privacy('la política de privacidad'),
    '.',
  ],
  about:
    'Exámenes con límite de tiempo, a la hora que tú elijas. Reserva un turno, haz tus exámenes y mira qué te conviene repasar.',
  intro: 'Inicia sesión con tu cuenta de Google para continuar',
  returnsElsewhere: (setting) => [
    '¿Has iniciado sesión y vuelves a ver esto? El inicio de sesión vuelve a otra página. Quien administra esta página puede poner ',
    setting,
    ' en el elemento.',
  ],
  signInWithGoogle: 'Iniciar sesión con Google',
  title: 'Iniciar sesión',
  welcome: (brand) => `Te damos la bienvenida a ${brand}`,
}
