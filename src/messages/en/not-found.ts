import { words } from '../lib/words.ts'

export const notFound = words('notFound', {
  note: "The page you're looking for doesn't exist.",
  plain: 'A typing error, or an old link.',
  title: 'Page Not Found',
})
