import type { pictures as english } from '../en/pictures.ts'
import type { Translation } from '../lib/words.ts'

export const pictures: Translation<typeof english> = {
  enlarge: 'Bild vergrößern',
  ofOption: (letter) => `Bild zu Antwort ${letter}`,
  ofQuestion: (number) => `Bild zu Frage ${number}`,
}
