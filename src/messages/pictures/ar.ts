import type { Translation } from '../words.ts'
import type { pictures as english } from './en.ts'

export const pictures: Translation<typeof english> = {
  enlarge: 'تكبير الصورة',
  ofOption: (letter) => `صورة الخيار ${letter}`,
  ofQuestion: (number) => `صورة السؤال ${number}`,
}
