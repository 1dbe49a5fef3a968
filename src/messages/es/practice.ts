import type { practice as english } from '../en/practice.ts'
import { format, plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

const practised = (count: number) =>
  plural(count, { one: 'Has practicado # pregunta.', other: 'Has practicado # preguntas.' })

const back = (tomorrow: number) =>
  tomorrow === 0
    ? 'Mañana no vuelve ninguna.'
    : plural(tomorrow, { one: 'Mañana vuelve #.', other: 'Mañana vuelven #.' })

const answers = (count: number) => plural(count, { one: '# respuesta', other: '# respuestas' })

const minutesText = (minutes: number) => plural(minutes, { one: '# minuto', other: '# minutos' })

export const practice: Translation<typeof english> = {
  title: 'Práctica',
  lede: 'Sin reloj, sin puntuación, no se envía nada.',
  ledeKept: 'Sin reloj, sin puntuación. Lo que practicas se guarda con tu cuenta.',
  ledeTopics: 'Tus propios errores, justo antes de que se te olviden.',
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

  weakest: 'Tema más flojo',
  about: (due, minutes) =>
    `${format.count(due)} para hoy, unos ${minutesText(minutes)}. Sin reloj, sin puntuación.`,
  practise: (topic, due) => `Practicar ${topic}: ${format.count(due)} para hoy`,
  yourTopics: 'Tus temas',
  dueToday: (count) => `${format.count(count)} para hoy`,
  answers,
  answersLast: (count, at) => `${answers(count)}, la última el ${format.dayAndMonth(at)}`,
  answersNext: (count, days, at) =>
    `${answers(count)}, las siguientes ${days <= 1 ? 'mañana' : `el ${format.dayAndMonth(at)}`}`,
  due: (count) => `${format.count(count)} para hoy`,
  share: 'Respuestas correctas',
  noneDue: 'ninguna para hoy',
  others: 'Otras preguntas',
  kept: 'Se guarda con tu cuenta, en todos tus dispositivos. La escala es la parte de respuestas correctas, con marcas en 60 y 80.',
}
