import type { myResults as english } from '../en/my-results.ts'
import { UNKNOWN } from '../lib/format.ts'
import { format, plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'
import { results } from './results.ts'

export const myResults: Translation<typeof english> = {
  title: 'Mis resultados',

  totalQuizzes: 'Total de exámenes',
  averageScore: 'Promedio',
  bestScore: 'Mejor puntuación',
  totalTime: 'Tiempo total',

  trendBegins: 'Tu línea empieza con el segundo examen.',
  trend: (count) => `Tus últimos ${format.count(count)} exámenes`,
  change: (points, since) => {
    if (points === 0) return `Lo mismo que el ${format.date(since)}`
    const difference = plural(Math.abs(points), { one: '# punto porcentual', other: '# puntos porcentuales' })
    return points > 0
      ? `${difference} más que el ${format.date(since)}`
      : `${difference} menos que el ${format.date(since)}`
  },
  quiz: 'Examen',
  submitted: 'Entregado',
  score: 'Puntuación',

  attempts: 'Intentos',
  practiseDue: (count) =>
    plural(count, { one: 'Practicar # pregunta de hoy', other: 'Practicar # preguntas de hoy' }),

  submittedAt: (at) => (Number.isNaN(at) ? UNKNOWN : `${format.date(at)}, ${format.time(at)}`),
  questions: (count) => plural(count, { one: '# pregunta', other: '# preguntas' }),
  answers: (correct, incorrect, blank) =>
    `${plural(correct, { one: '# correcta', other: '# correctas' })}, ${results.incorrectCount(incorrect, blank)}`,

  reviewOpens: (at) => `Verás las respuestas desde el ${format.moment(at)}`,

  none: 'Todavía no hay resultados',
  noneNote: 'Tus resultados aparecen aquí cuando entregas un examen.',
  browseQuizzes: 'Ver los exámenes',
}
