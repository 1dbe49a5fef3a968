import type { examAids as english } from '../en/exam-aids.ts'
import { plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

const COMMANDS: Record<Parameters<typeof english.command>[0], string> = {
  choose: 'Elegir una respuesta',
  strike: 'Tachar una respuesta',
  next: 'Siguiente',
  previous: 'Anterior',
  unanswered: 'Siguiente pregunta sin respuesta',
  'go-to': 'Ir a una pregunta',
  flag: 'Dejar para revisar',
  'tell-time': 'Oír el tiempo que queda',
  'toggle-clock': 'Ocultar o mostrar el reloj',
  enlarge: 'Ampliar la imagen o la fórmula',
  'list-keys': 'Esta lista',
}

export const examAids: Translation<typeof english> = {
  keys: 'Teclas',
  command: (name) => COMMANDS[name],
  or: 'o',
  shift: 'Mayús',
  useKeys: 'Usar letras como atajos en este examen',
  keysNote: 'Basta la letra sola, sin Ctrl ni Alt.',

  timeLeft: (minutes, seconds) => {
    const rest = plural(seconds, { one: '# segundo', other: '# segundos' })
    if (minutes === 0) return plural(seconds, { one: 'Queda # segundo', other: 'Quedan # segundos' })
    const whole = plural(minutes, { one: 'Queda # minuto', other: 'Quedan # minutos' })
    return seconds === 0 ? whole : `${whole} y ${rest}`
  },
  flagged: (question, flagged) =>
    flagged
      ? `La pregunta ${question} queda para revisar.`
      : `La pregunta ${question} ya no está para revisar.`,
  struck: (letter, struck) =>
    struck ? `La opción ${letter} está tachada.` : `La opción ${letter} ya no está tachada.`,
  firstQuestion: 'Esta es la primera pregunta.',
  lastQuestion: 'Esta es la última pregunta.',
  allAnswered: 'Todas las preguntas están respondidas.',
}
