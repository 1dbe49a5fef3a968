import type { pictures as english } from '../en/pictures.ts'
import type { Translation } from '../lib/words.ts'

export const pictures: Translation<typeof english> = {
  enlarge: 'Ampliar la imagen',
  ofOption: (letter) => `Imagen de la opción ${letter}`,
  ofQuestion: (number) => `Imagen de la pregunta ${number}`,
}
