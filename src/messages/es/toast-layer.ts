import type { toastLayer as english } from '../en/toast-layer.ts'
import type { Translation } from '../lib/words.ts'

export const toastLayer: Translation<typeof english> = {
  close: 'Cerrar el aviso',
  notifications: 'Notificaciones',
}
