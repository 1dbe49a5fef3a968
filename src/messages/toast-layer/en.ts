export const toastLayer = {
  close: 'Close toast',
  notifications: 'Notifications',
}
