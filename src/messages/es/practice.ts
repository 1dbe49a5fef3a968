import type { practice as english } from '../en/practice.ts'
import { format, plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

const practised = (count: number) =>
  plural(count, { one: 'Has practicado # pregunta.', other: 'Has practicado # preguntas.' })

const back = (tomorrow: number) =>
  tomorrow === 0
    ? 'Mañana no vuelve ninguna.'
    : plural(tomorrow, { one: 'Mañana vuelve #.', other: 'Mañana vuelven #.' })

export const practice: Translation<typeof english> = {
  title: 'Práctica',
  lede: 'Sin reloj, sin puntuación, no se envía nada.',
  back: 'Volver a los resultados',
  place: (number, total) => `${format.count(number)} de ${format.count(total)}`,
  question: (number) => `Pregunta ${format.count(number)}`,

  right: '¡Correcto!',
  wrong: 'No es correcta.',
  comesBack: (days) =>
    days <= 1 ? 'Esta pregunta vuelve mañana.' : `Esta pregunta vuelve dentro de ${format.count(days)} días.`,
  tryAgain: 'Intentar de nuevo',
  next: 'Siguiente',
  finish: 'Terminar',

  done: 'Listo por ahora',
  doneNote: (count, tomorrow) => `${practised(count)} ${back(tomorrow)}`,
  nothingDue: 'Hoy no te toca nada',
  nothingDueNote: 'Las preguntas que practicas vuelven aquí cuando les toca.',
  myResults: 'Mis resultados',
}
