import type { reports as english } from '../en/reports.ts'
import { format, plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

export const reports: Translation<typeof english> = {
  button: 'Esta pregunta está mal',
  reported: (kind) => `Avisado: ${kind}`,
  title: (number) => `¿Qué tiene de malo la pregunta ${format.count(number)}?`,
  clockRuns: 'Se envía con una pulsación. El reloj sigue y tu respuesta queda.',
  onePress: 'Se envía con una pulsación. Tu docente lo lee, con tu nombre.',
  kinds: {
    picture: 'Falta la imagen',
    formula: 'Hay una fórmula rota',
    'two-right': 'Hay dos respuestas correctas',
    'none-right': 'Ninguna respuesta es correcta',
    unclear: 'No la entiendo',
  },
  sent: (kind) => `Enviado: ${kind}`,
  sentNote: 'Puedes seguir. Aquí y en el inicio leerás qué resulta.',
  kept: (kind) => `Guardado: ${kind}`,
  keptNote: 'Se envía cuando vuelva la red. Puedes seguir.',
  line: 'Una línea, si quieres',
  sendLine: 'Añadir',
  lineSent: 'Añadida',
  another: 'Otro motivo',
  takeBack: 'Retirar',
  back: (number) => `Volver a la pregunta ${format.count(number)}`,

  right: (number) =>
    number === undefined ? 'Tenías razón' : `Tenías razón con la pregunta ${format.count(number)}`,
  stays: (number) =>
    number === undefined
      ? 'La pregunta queda como está'
      : `La pregunta ${format.count(number)} queda como está`,
  score: (before, after) => `Tu puntuación: ${before} → ${after}`,
  marks: (before, after) => `Tus puntos: ${before} → ${after}`,
  gained: (count) =>
    plural(count, { one: 'También ganó # persona más', other: 'También ganaron # personas más' }),
  by: (name, at) => (at === undefined ? name : `${name}, ${format.date(at)}`),
  see: 'Ver el resultado',
  gotIt: 'Entendido',
}
