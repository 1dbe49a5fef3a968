import type { ReviewFilter, Verdict } from '../../domain/results/review.ts'
import type { quizResult as english } from '../en/quiz-result.ts'
import { format } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'
import { sentence, theDay, theHour } from './grammar.ts'
import { results } from './results.ts'

const VERDICTS: Record<Verdict, string> = {
  correct: 'Correcta',
  partly: 'Correcta en parte',
  incorrect: 'Incorrecta',
  unattempted: 'Sin responder',
  dropped: 'Anulada, no cuenta',
  unasked: 'No te tocó',
  unknown: 'No se puede mostrar aquí',
}

const NONE: Record<ReviewFilter, string> = {
  all: 'Este examen no tiene preguntas.',
  incorrect: 'Ninguna respuesta es incorrecta.',
  unanswered: 'Todas las preguntas tienen respuesta.',
}

const FILTERS: Record<ReviewFilter, string> = {
  all: 'Todas',
  incorrect: 'Incorrectas',
  unanswered: 'Sin responder',
}

export const quizResult: Translation<typeof english> = {
  quizResults: 'Resultados del examen',
  title: (quiz, userName) => [quiz ?? 'Examen', userName].filter(Boolean).join(' – '),
  back: 'Volver',
  viewAll: 'Ver todos los resultados',
  print: 'Imprimir',

  summary: 'Resumen',
  score: 'Puntuación',
  correct: 'Correctas',
  incorrect: 'Incorrectas',
  timeSpent: 'Tiempo empleado',
  submitted: 'Entregado',
  regradedOn: (at) => `Se volvió a corregir el ${format.date(Date.parse(at))}`,
  scoreKept: 'Se mantuvo la puntuación: con la corrección nueva, que ves abajo, sería más baja.',

  timeRanOut: (at, answered, total, strong) => [
    strong(sentence(`El tiempo se acabó a ${theHour(format.time(at))}`)),
    ` Lo que estaba guardado se entregó automáticamente: ${format.count(answered)} de ${format.count(total)} respondidas.`,
  ],
  extraTime: (seconds) => `Con tiempo adicional: ${results.took(seconds)} en total.`,

  sheet: 'Hoja de respuestas',

  reviewOpens: (at) =>
    `Verás las respuestas desde ${theDay(format.longDate(at))}, ${format.time(at)} (${format.zone(at)})`,
  reviewOpensNote: 'Otros todavía pueden hacer este examen. Después verás cada pregunta con su respuesta.',
  resultComes: (at) =>
    `Tu resultado llega ${theDay(format.longDate(at))}, ${format.time(at)} (${format.zone(at)})`,
  resultComesNote:
    'Otros todavía pueden hacer este examen. Después verás tu puntuación y cada pregunta con su respuesta.',

  review: 'Respuestas, pregunta por pregunta',
  show: 'Mostrar',
  filter: (filter, count) => `${FILTERS[filter]} ${format.count(count)}`,
  none: (filter) => NONE[filter],
  practise: (count) => `Practicar estas ${format.count(count)}`,
  learners: {
    yourAnswer: 'Respuesta del estudiante',
    yourCorrectAnswer: 'Respuesta del estudiante, correcta',
  },
  why: 'Explicación',
  question: (number) => `Pregunta ${number}`,
  verdict: (verdict) => VERDICTS[verdict],

  goHome: 'Ir al inicio',
  invalidAddress: 'Dirección de examen no válida',
  invalidAddressNote: 'La dirección no es válida: falta el identificador del examen',
  notFound: 'No se encontraron resultados',
  notFoundNote: 'No hay ningún intento entregado de este examen.',
}
