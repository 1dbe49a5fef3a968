import type { pictures as english } from '../en/pictures.ts'
import type { Translation } from '../lib/words.ts'

export const pictures: Translation<typeof english> = {
  enlarge: 'तस्वीर बड़ी करें',
  ofOption: (letter) => `विकल्प ${letter} की तस्वीर`,
  ofQuestion: (number) => `प्रश्न ${number} की तस्वीर`,
}
