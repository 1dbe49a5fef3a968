import type { notFound as english } from '../en/not-found.ts'
import type { Translation } from '../lib/words.ts'

export const notFound: Translation<typeof english> = {
  note: 'आप जो पेज खोज रहे हैं, वह मौजूद नहीं है।',
  plain: 'टाइपिंग की गलती, या पुराना लिंक।',
  title: 'पेज नहीं मिला',
}
