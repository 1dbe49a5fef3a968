import type { Translation } from '../words.ts'
import type { pictures as english } from './en.ts'

export const pictures: Translation<typeof english> = {
  enlarge: 'Ampliar la imagen',
  ofOption: (letter) => `Imagen de la opción ${letter}`,
  ofQuestion: (number) => `Imagen de la pregunta ${number}`,
}
