import type { examAids as english } from '../en/exam-aids.ts'
import { plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

const COMMANDS: Record<Parameters<typeof english.command>[0], string> = {
  choose: 'Antwort wählen',
  strike: 'Antwort durchstreichen',
  next: 'Weiter',
  previous: 'Zurück',
  unanswered: 'Nächste Frage ohne Antwort',
  'go-to': 'Zu einer Frage gehen',
  flag: 'Für später markieren',
  'tell-time': 'Restzeit hören',
  'toggle-clock': 'Uhr ausblenden oder zeigen',
  enlarge: 'Bild oder Formel vergrößern',
  'list-keys': 'Diese Liste',
}

export const examAids: Translation<typeof english> = {
  keys: 'Tasten',
  command: (name) => COMMANDS[name],
  or: 'oder',
  shift: 'Umschalt',
  useKeys: 'Buchstabentasten in dieser Prüfung benutzen',
  keysNote: 'Ein Buchstabe allein genügt, ohne Strg oder Alt.',

  timeLeft: (minutes, seconds) => {
    const whole = plural(minutes, { one: 'Noch # Minute', other: 'Noch # Minuten' })
    const rest = plural(seconds, { one: '# Sekunde', other: '# Sekunden' })
    if (minutes === 0) return `Noch ${rest}`
    return seconds === 0 ? whole : `${whole} und ${rest}`
  },
  flagged: (question, flagged) =>
    flagged ? `Frage ${question} ist markiert.` : `Frage ${question} ist nicht mehr markiert.`,
  struck: (letter, struck) =>
    struck ? `Antwort ${letter} ist durchgestrichen.` : `Antwort ${letter} ist nicht mehr durchgestrichen.`,
  firstQuestion: 'Das ist die erste Frage.',
  lastQuestion: 'Das ist die letzte Frage.',
  allAnswered: 'Alle Fragen sind beantwortet.',
}
