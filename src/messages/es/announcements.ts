import type { announcements as english } from '../en/announcements.ts'
import { plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

export const announcements: Translation<typeof english> = {
  label: 'Avisos',
  announced: 'Aviso',
  extended: (minutes) =>
    minutes > 0
      ? plural(minutes, { one: 'Tienes # minuto más.', other: 'Tienes # minutos más.' })
      : plural(-minutes, {
          one: 'Se quitó # minuto que se había añadido.',
          other: 'Se quitaron # minutos que se habían añadido.',
        }),
  dismiss: 'Cerrar',
  elsewhere: {
    title: 'Este examen sigue en otro dispositivo',
    note: 'Tus respuestas de allí también están aquí. Tu tiempo sigue corriendo.',
    continueHere: 'Seguir aquí',
  },
}
