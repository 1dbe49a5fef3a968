import type { sessions as english } from '../en/sessions.ts'
import { format } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

export const sessions: Translation<typeof english> = {
  lede: 'Todos los navegadores en los que tienes la sesión iniciada.',
  thisDevice: 'Este dispositivo',
  device: ({ browser, system }) =>
    browser && system ? `${browser} en ${system}` : (browser ?? system ?? 'Otro dispositivo'),
  since: (at) => `Sesión iniciada el ${format.moment(at)}`,
  lastUsed: (at) => `Último uso: ${format.moment(at)}`,
  onlyHere: 'No tienes la sesión iniciada en ningún otro lugar.',
  unknownDevice: '¿No reconoces alguno? Cierra la sesión en los demás.',

  endOthers: 'Cerrar sesión en los demás',
  confirmOthers:
    'En los demás dispositivos habrá que iniciar sesión de nuevo. Aquí la sesión sigue iniciada.',
  endAll: 'Cerrar sesión en todos',
  confirmAll: 'En todos los dispositivos habrá que iniciar sesión de nuevo, también en este.',
  ending: 'Cerrando sesión...',

  data: 'Tus datos',
  dataNote: 'Todo lo que se guarda aquí de ti: quién eres, reservas, respuestas y resultados.',
  downloadData: 'Descargar mis datos',
  deleteData: 'Borrar mis datos…',
  deleteAll: 'Borrarlo todo',
  deleteNote:
    'Tu nombre, tu correo electrónico, tus reservas y tus inicios de sesión se borran para siempre.',
  deleteTitle: 'Borrar mis datos',
  confirmDelete:
    'Se borran tu nombre, tu correo electrónico, tus reservas y tus inicios de sesión. Tus resultados quedan como números sin tu nombre y ya no los verás. Esto no se puede deshacer.',
  deleteNow: 'Borrar mis datos',
  deleting: 'Borrando...',

  notOffered: 'Aquí no hay lista',
  notOfferedNote: 'La API de este sitio no indica dónde tienes la sesión iniciada.',
}
