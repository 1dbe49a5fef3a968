import type { reports as english } from '../en/reports.ts'
import { format, plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

export const reports: Translation<typeof english> = {
  button: 'Esta pregunta está mal',
  reported: (kind) => `Avisado: ${kind}`,
  title: (number) => `¿Qué tiene de malo la pregunta ${format.count(number)}?`,
  clockRuns: 'Se envía con una pulsación. El reloj sigue y tu respuesta queda.',
  onePress: 'Se envía con una pulsación.',
  kinds: {
    picture: 'Falta la imagen',
    formula: 'Hay una fórmula rota',
    'two-right': 'Hay dos respuestas correctas',
    'none-right': 'Ninguna respuesta es correcta',
    unclear: 'No la entiendo',
  },
  sent: (kind) => `Enviado: ${kind}. Puedes seguir.`,
  kept: (kind) => `Guardado: ${kind}. Se envía cuando vuelva la red.`,
  line: 'Una línea, si quieres',
  sendLine: 'Enviar línea',
  another: 'Otro motivo',
  takeBack: 'Retirar',

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
