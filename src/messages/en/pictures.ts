import { words } from '../lib/words.ts'

export const pictures = words('pictures', {
  enlarge: 'Enlarge the picture',
  ofOption: (letter: string) => `Picture of option ${letter}`,
  ofQuestion: (number: number) => `Picture of question ${number}`,
})
