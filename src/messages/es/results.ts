import type { Praise } from '../../domain/lib/score.ts'
import { written } from '../../domain/lib/written.ts'
import type { results as english } from '../en/results.ts'
import { UNKNOWN } from '../lib/format.ts'
import { format, plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

const PRAISE: Record<Praise, string> = {
  excellent: '¡Excelente trabajo!',
  great: '¡Muy bien!',
  good: '¡Buen trabajo!',
  fair: '¡Nada mal!',
  'keep-practicing': '¡Sigue practicando!',
}

export const results: Translation<typeof english> = {
  attempts: (count) => plural(count, { one: '# intento', other: '# intentos' }),

  praise: (praise) => PRAISE[praise],
  adminPraise: (praise) => PRAISE[praise],

  unknownQuiz: 'Examen desconocido',
  userName: ({ name }) => written(name) || 'Persona desconocida',
  unknown: UNKNOWN,
  correctOfTotal: (correct, total) => `${format.count(correct)}/${format.count(total)}`,
  marksOf: (marks: string, total: string) => `Puntos: ${marks} de ${total}`,
  ofThemBlank: (blank) => `${format.count(blank)} de ellas sin responder`,
  incorrectCount: (count, blank) =>
    `${plural(count, { one: '# incorrecta', other: '# incorrectas' })}${blank ? ` (${results.ofThemBlank(blank)})` : ''}`,
  comes: (at) => `El resultado llega el ${format.moment(at)}`,
  viewDetails: 'Ver detalles',

  took: (seconds) => {
    const whole = Math.max(0, Math.round(seconds))
    const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
    if (hours > 0) return `${hours} h ${minutes} min`
    return minutes > 0 ? `${minutes} min ${String(rest).padStart(2, '0')} s` : `${rest} s`
  },

  showing: ({ from, to, total }) =>
    `Resultados ${format.count(from)} a ${format.count(to)} de ${format.count(total)}`,
  pages: 'Páginas de resultados',
  noneFound: 'No se encontraron resultados',
  noneSubmitted: 'Todavía no se ha entregado ningún examen.',
  clearSearch: 'Borrar la búsqueda',

  sortBy: 'Ordenar por',
  sorts: {
    submittedAt: 'Ordenar por fecha',
    score: 'Ordenar por puntuación',
    user: 'Ordenar por persona',
  },
  sortOrder: (ascending) => (ascending ? 'Orden: ascendente' : 'Orden: descendente'),
}
