import type { pictures as english } from '../en/pictures.ts'
import type { Translation } from '../lib/words.ts'

export const pictures: Translation<typeof english> = {
  enlarge: 'تكبير الصورة',
  ofOption: (letter) => `صورة الخيار ${letter}`,
  ofQuestion: (number) => `صورة السؤال ${number}`,
}
