import { words } from '../lib/words.ts'

export const toastLayer = words('toastLayer', {
  close: 'Close toast',
  notifications: 'Notifications',
})
