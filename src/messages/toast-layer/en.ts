import { words } from '../words.ts'

export const toastLayer = words('toastLayer', {
  close: 'Close toast',
  notifications: 'Notifications',
})
