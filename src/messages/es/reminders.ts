import type { TimeWarning } from '../../domain/attempts/attempt-time.ts'
import type { reminders as english } from '../en/reminders.ts'
import type { Translation } from '../lib/words.ts'

const TIME_WARNINGS: Record<TimeWarning, string> = {
  'five-minutes': 'Quedan 5 minutos',
  'one-minute': 'Queda 1 minuto',
  'thirty-seconds': 'Quedan 30 segundos',
  'last-seconds': 'El tiempo está a punto de acabar. Al llegar a cero, tus respuestas se entregan solas.',
}

export const reminders: Translation<typeof english> = {
  label: 'Exámenes empezados',
  aQuiz: 'Un examen',
  timeLeft: (clock) => ['Tiempo restante: ', clock],
  clockLabel: 'Tiempo restante',
  timeWarning: (warning) => warning && TIME_WARNINGS[warning],
  state: {
    sending: 'Entregando tus respuestas...',
    unsent: 'Tus respuestas aún no se han entregado. Las enviaremos en cuanto vuelva a funcionar.',
    refused: 'No se aceptaron tus respuestas.',
    over: 'Antes que las de este dispositivo se entregaron otras respuestas.',
  },
  goOn: 'Continuar',
  show: 'Mostrar',
}
