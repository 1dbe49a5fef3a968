import type { QuizFilter } from '../../domain/quizzes/quiz-status.ts'
import type { SlotStatus } from '../../domain/slots/slot.ts'
import type { home as english } from '../en/home.ts'
import { format, plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'
import { sentence, theDay, theHour } from './grammar.ts'

const FILTERS: Record<QuizFilter, string> = {
  all: 'Todos',
  active: 'Abiertos',
  upcoming: 'Próximos',
  ended: 'Terminados',
  completed: 'Entregados',
}

const NONE_FOUND: Record<QuizFilter, string> = {
  all: 'No se encontró ningún examen',
  active: 'No se encontró ningún examen abierto',
  upcoming: 'No se encontró ningún examen próximo',
  ended: 'No se encontró ningún examen terminado',
  completed: 'No se encontró ningún examen entregado',
}

const INTROS: Record<SlotStatus['state'], string> = {
  active: 'Tu turno ha empezado. Hasta que termine puedes hacer todos los exámenes abiertos que ves aquí.',
  upcoming: 'Tienes un turno reservado. Los exámenes se abren cuando empiece.',
  inactive: 'Tu turno ha terminado. Reserva otro para hacer un examen.',
  none: 'Los exámenes se hacen en un turno: una hora que tú reservas.',
}

export const home: Translation<typeof english> = {
  attemptProgress: (answered, questions) => `${answered} de ${questions}`,
  bookAnotherSlot: 'Reservar otro turno',
  bookSlot: 'Reservar turno',
  bookSlotFirst: 'Reserva un turno para hacer los exámenes',
  bookSlotFirstNote: 'Se abren cuando empieza tu turno.',
  bookSlotLater: 'Reserva un turno para hacer los exámenes en cuanto los haya.',
  cancel: 'Cancelar turno',
  chooseTime: 'Elige tu hora',
  comeBack: (at, isToday) =>
    sentence(isToday ? `Vuelve a ${theHour(format.time(at))}` : `Vuelve el ${format.moment(at)}`) +
    ' Tus exámenes se abrirán aquí.',
  completed: 'Entregado',
  dayAndZone: (at) => `${format.longDate(at)} (${format.zone(at)})`,
  filter: 'Filtrar',
  filters: FILTERS,
  freeInMinutes: (minutes) => `en ${minutes} min`,
  freeNow: 'Ahora',
  freeSeats: (count) => plural(count, { one: '# libre', other: '# libres' }),
  getReady: 'Prepárate',
  handedIn: (count, { from, to }) =>
    plural(count, {
      one: sentence(`Has entregado # examen en tu turno, ${format.timeRange(from, to)}`),
      other: sentence(`Has entregado # exámenes en tu turno, ${format.timeRange(from, to)}`),
    }),
  inProgress: 'Empezado',
  intros: INTROS,
  lastSlot: (span) =>
    sentence(`Fue ${theDay(format.longDate(span.from))}, ${format.timeRange(span.from, span.to)}`),
  listAwaited: 'La lista vuelve cuando responda el servidor.',
  minutes: (count) => plural(count, { one: '# minuto', other: '# minutos' }),
  minutesLeft: (minutes) => `quedan ${minutes} min`,
  minutesRemaining: (count) => plural(count, { one: 'Queda # minuto', other: 'Quedan # minutos' }),
  nextFree: (date) =>
    date
      ? `Turnos libres: ${format.dayHeading(date)}. Pulsa uno para reservarlo`
      : 'Turnos libres hoy. Pulsa uno para reservarlo',
  noQuizzes: 'No hay exámenes disponibles',
  noneFound: NONE_FOUND,
  openInSlot: (count) =>
    count === 0
      ? 'Todavía no hay ningún examen abierto en tu turno.'
      : plural(count, { one: 'Habrá # examen abierto.', other: 'Habrá # exámenes abiertos.' }),
  openFrom: (from, until) => `Abierto: ${from} – ${until}`,
  opening: 'Abriendo tus exámenes...',
  opensAt: (at) => sentence(`Se abren a ${theHour(format.time(at))}`),
  opensIn: 'Se abre en',
  outOf: (correct, questions) =>
    plural(correct, { one: `# de ${questions} correcta`, other: `# de ${questions} correctas` }),
  questions: (count) => plural(count, { one: '# pregunta', other: '# preguntas' }),
  quizzes: 'Exámenes',
  quizzesInSlot: 'Exámenes disponibles durante tu turno',
  sinceUntil: (from, until) =>
    `Desde el ${format.dayAndMonth(from)}, abierto hasta el ${format.dayAndMonth(until)}`,
  signInToTakeQuiz: 'Inicia sesión para hacer el examen',
  scaleMark: (minutes, isLast) => (isLast ? `${minutes} min` : String(minutes)),
  settingUp: 'Tu centro aún se está preparando',
  settingUpNote: 'Todavía no hay exámenes. Vuelve mañana o pregunta a tu profe.',
  score: (score) => format.percent(score),
  showAll: (count) => `Mostrar los ${format.count(count)}`,
  slotActive: 'En curso',
  slotOver: 'Tu turno ha terminado',
  slotOverWellDone: 'Muy bien, tu turno ha terminado',
  slotProgress: (left, minutes) => `${left} de ${minutes} minutos`,
  slotTime: 'Tiempo del turno',
  slotUnknown: 'Tus exámenes aparecerán aquí cuando sepamos cuál es tu turno.',
  span: (from, to) => `${format.longDate(from)}\u00a0· ${format.timeRange(from, to)}`,
  stayHere: 'Quédate en esta página. Tus exámenes se abren aquí.',
  takeQuiz: 'Hacer el examen',
  timeLeft: (clock) => ['quedan ', clock],
  viewResults: 'Ver resultados',
  visitorNote: 'Puedes mirar sin iniciar sesión. Para hacer un examen, inicia sesión.',
  welcome: (name) => (name ? `Hola, ${name}` : 'Hola'),
  yourSlot: 'Tu turno reservado',
}
