import type { Translation } from '../words.ts'
import type { pictures as english } from './en.ts'

export const pictures: Translation<typeof english> = {
  enlarge: 'Bild vergrößern',
  ofOption: (letter) => `Bild zu Antwort ${letter}`,
  ofQuestion: (number) => `Bild zu Frage ${number}`,
}
