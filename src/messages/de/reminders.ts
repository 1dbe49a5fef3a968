import type { TimeWarning } from '../../domain/attempts/attempt-time.ts'
import type { reminders as english } from '../en/reminders.ts'
import type { Translation } from '../lib/words.ts'

const TIME_WARNINGS: Record<TimeWarning, string> = {
  'five-minutes': 'Noch 5 Minuten',
  'one-minute': 'Noch 1 Minute',
  'thirty-seconds': 'Noch 30 Sekunden',
  'last-seconds': 'Die Zeit ist fast um. Deine Antworten werden für dich abgegeben.',
}

export const reminders: Translation<typeof english> = {
  label: 'Begonnene Prüfungen',
  aQuiz: 'Eine Prüfung',
  timeLeft: (clock) => ['Restzeit: ', clock],
  clockLabel: 'Verbleibende Zeit',
  timeWarning: (warning) => warning && TIME_WARNINGS[warning],
  state: {
    sending: 'Deine Antworten werden abgegeben …',
    unsent: 'Deine Antworten sind noch nicht abgegeben. Wir senden sie, sobald es wieder geht.',
    refused: 'Deine Antworten wurden nicht angenommen.',
    over: 'Vor den Antworten auf diesem Gerät wurden schon andere abgegeben.',
  },
  goOn: 'Weitermachen',
  show: 'Zeigen',
}
