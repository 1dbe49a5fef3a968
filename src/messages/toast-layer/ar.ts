import type { Translation } from '../words.ts'
import type { toastLayer as english } from './en.ts'

export const toastLayer: Translation<typeof english> = {
  close: 'إغلاق الإشعار',
  notifications: 'الإشعارات',
}
