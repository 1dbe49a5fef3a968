import { words } from '../lib/words.ts'

export const notFound = words('notFound', {
  note: "The page you're looking for doesn't exist.",
  title: 'Page Not Found',
})
