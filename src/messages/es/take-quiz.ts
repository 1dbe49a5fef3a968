import type { StartProblem } from '../../domain/attempts/attempt-scene.ts'
import { reasonOf } from '../../domain/lib/failure.ts'
import type { takeQuiz as english } from '../en/take-quiz.ts'
import { format, plural } from '../lib/language.ts'
import { type Wording, word } from '../lib/wording.ts'
import type { Translation } from '../lib/words.ts'
import { failures } from './failures.ts'
import { sentence, theHour } from './grammar.ts'
import { waiting } from './waiting.ts'

const START_PROBLEMS: Wording<StartProblem> = {
  explained: ({ failure }) => failures.reason(reasonOf(failure), 'start-quiz'),
  'time-over': ({ startedAt, deadline }) =>
    sentence(
      `Empezaste este examen a ${theHour(format.time(startedAt))} y tu tiempo se acabó a ${theHour(format.time(deadline))}`,
    ),
}

/** Extra time may end within a minute. */
const span = (minutes: number) =>
  minutes % 1
    ? `${format.count(Math.floor(minutes))} min ${Math.round((minutes % 1) * 60)} s`
    : `${format.count(minutes)} min`

export const takeQuiz: Translation<typeof english> = {
  loading: 'Cargando el examen...',
  notFound: {
    title: 'No se encontró el examen',
    note: 'Puede que se haya quitado o que el enlace esté incompleto.',
    goHome: 'Ir al inicio',
  },

  intro: {
    wasReset: 'Tu intento se anuló. Puedes empezar de nuevo.',
    duration: 'Duración',
    minutes: (minutes) => span(minutes),
    questions: (count) => (count === 1 ? 'Pregunta' : 'Preguntas'),
    attempt: 'Intento',
    slot: (from, to, minutes) =>
      plural(minutes, {
        one: `Tu turno: ${format.shortTimeRange(from, to)}, queda # min`,
        other: `Tu turno: ${format.shortTimeRange(from, to)}, quedan # min`,
      }),
    clockStarts: 'El tiempo empieza a contar cuando pulses el botón.',
    timeNoted: 'Se anota cuánto tardas en cada pregunta. Nunca cambia la calificación.',
    instructions: 'Instrucciones',
    instructionList: [
      'Lee cada pregunta con atención.',
      'Elige la mejor respuesta para cada pregunta.',
      'Pasa de una pregunta a otra con los botones «Anterior» y «Siguiente» o con la lista de preguntas.',
      'El examen se entrega automáticamente cuando se acaba el tiempo.',
      'Después de entregar el examen no puedes repetirlo.',
    ],
    howItWorks: 'Cómo funciona',
    howItWorksList: [
      'Puedes volver y cambiar una respuesta.',
      'Marca una pregunta para verla otra vez antes de entregar.',
      'Cuando se acaba el tiempo, lo que hayas respondido se entrega solo.',
      'Solo se hace una vez.',
    ],
    extraTime: (minutes, extra) =>
      `Tu tiempo: ${span(minutes + extra)} (${format.count(minutes)} + ${extra % 1 ? span(extra) : format.count(extra)} adicionales). El reloj ya lo incluye.`,
    cutShort: (minutes, endTime) =>
      `Tendrás ${minutes} min, porque el examen termina a ${theHour(format.time(endTime))}`,
    slotEnds: (slotEnd, minutes) =>
      `Tu turno termina a ${theHour(format.time(slotEnd))}, antes de que ${plural(minutes, { one: 'pase el # minuto', other: 'pasen los # minutos' })} de este examen. Aun así puedes terminarlo y entregarlo.`,
    bookLater: 'Reservar un turno más tarde',
    startProblem: (problem) => word(START_PROBLEMS, problem),
    start: 'Empezar el examen',
    starting: 'Empezando...',
  },

  device: {
    title: (ready) => (ready ? 'Tu dispositivo está listo' : 'Tu dispositivo'),
    connection: 'Conexión',
    storage: 'Almacenamiento',
    clockName: 'Reloj',
    connected: (connected) => (connected ? 'Hay conexión' : 'No hay conexión'),
    clock: (skew) => waiting.clockSkew(skew),
    keepsAnswers: (keeps) =>
      keeps
        ? 'Las respuestas se guardan en este dispositivo'
        : 'Las respuestas se conservan mientras esta página esté abierta',
    keptInMemory:
      'Este navegador no deja que la página guarde tus respuestas en el dispositivo. No la recargues ni la cierres antes de entregar: las perderías.',
  },

  exam: {
    hidden: 'Mostrar',
    toggleClock: (hidden) => (hidden ? 'Mostrar el reloj' : 'Ocultar el reloj'),
    details: 'Detalles',
    progress: 'Progreso',
    answered: (answered, total) => `${answered} de ${total} respondidas`,
    answeredOf: (answered, total) => `${answered} de ${total}`,
    answeredShare: (percent) => `, ${format.percent(percent)}`,
    kept: (onDevice, connected, copiesFail) => {
      if (connected && !onDevice) return 'Solo hasta que cierres esta página'
      if (connected) return copiesFail ? 'Guardado solo en este dispositivo' : 'Guardado'
      return onDevice
        ? 'Sin conexión, guardado en este dispositivo'
        : 'Sin conexión, solo hasta que cierres esta página'
    },
    ends: 'Termina',
    keptBy: (api, onDevice) => (api ? 'Guardado' : onDevice ? 'Guardado aquí' : 'Sin guardar'),
    connection: (connected) =>
      connected
        ? 'Ha vuelto la conexión.'
        : 'No hay conexión. Sigue: tus respuestas se envían cuando vuelva.',
    slotOver: 'Tu turno ha terminado. Aun así puedes terminar y entregar este examen.',
    quizChanged:
      'Este examen cambió después de que lo empezaras. Tus respuestas siguen con sus preguntas. Míralas una vez más.',
    submitting: 'Entregando tus respuestas...',
    points: (points) => plural(points, { one: '# punto', other: '# puntos' }),
    where: (question, total) => `${question}/${total}`,
    openNavigator: (question, total) => `${question} de ${total}, lista de preguntas`,
    questionOf: (question, total) => `Pregunta ${question} de ${total}`,
    previous: 'Anterior',
    next: 'Siguiente',
    flag: (flagged) => (flagged ? 'Para revisar' : 'Revisar luego'),
    flagTitle: (flagged) => (flagged ? 'Ya no revisar' : 'Dejar para revisar'),
  },

  navigator: {
    title: 'Lista de preguntas',
    questions: 'Preguntas',
    answered: 'Respondidas',
    unattempted: 'Sin responder',
    flagged: 'Para revisar',
    attempted: (attempted, total) => `${attempted} / ${total}`,
    jump: 'Pregunta',
    jumpRange: (count) => `1–${count}`,
    jumpLabel: (count) => `Ir a la pregunta, de 1 a ${count}, y presionar Enter`,
    jumpError: (count) => plural(count, { one: 'Hay # pregunta.', other: 'Hay # preguntas.' }),
    previousPage: '50 preguntas anteriores',
    nextPage: '50 preguntas siguientes',
  },

  submit: {
    title: '¿Entregar el examen?',
    open: (unattempted) =>
      unattempted === 0
        ? 'Todas las preguntas están respondidas.'
        : 'Toca una pregunta sin responder para ir a ella.',
    sheet: 'Hoja de respuestas',
    cancel: 'Seguir',
    submit: 'Entregar el examen',
    submitting: 'Entregando...',
    total: 'En total',
    timeRemaining: 'Tiempo restante',
    attempted: 'Respondidas',
    unattempted: 'Sin responder',
    willCount: (unattempted) =>
      plural(unattempted, {
        one: '# pregunta sin responder contará como incorrecta.',
        other: '# preguntas sin responder contarán como incorrectas.',
      }),
    flagged: (count) => `Preguntas para revisar (${count})`,
    goTo: (question) => `Ir a la pregunta ${question}`,
    more: (hidden) => `+${hidden} más`,
    less: 'Mostrar menos',
  },
}
