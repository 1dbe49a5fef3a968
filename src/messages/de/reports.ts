import type { reports as english } from '../en/reports.ts'
import { format, plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

export const reports: Translation<typeof english> = {
  button: 'Diese Frage ist falsch',
  reported: (kind) => `Gemeldet: ${kind}`,
  title: (number) => `Was stimmt an Frage ${format.count(number)} nicht?`,
  clockRuns: 'Ein Druck sendet es. Die Uhr läuft weiter, deine Antwort bleibt.',
  onePress: 'Ein Druck sendet es. Deine Lehrkraft liest es, mit deinem Namen.',
  kinds: {
    picture: 'Das Bild fehlt',
    formula: 'Eine Formel ist kaputt',
    'two-right': 'Zwei Antworten sind richtig',
    'none-right': 'Keine Antwort ist richtig',
    unclear: 'Ich verstehe sie nicht',
  },
  sent: (kind) => `Gesendet: ${kind}`,
  sentNote: 'Du kannst weitermachen. Was daraus wird, liest du hier und auf der Startseite.',
  kept: (kind) => `Gemerkt: ${kind}`,
  keptNote: 'Es wird gesendet, wenn das Netz wieder da ist. Du kannst weitermachen.',
  line: 'Ein Satz, wenn du magst',
  sendLine: 'Anfügen',
  lineSent: 'Angefügt',
  another: 'Anderer Grund',
  takeBack: 'Zurücknehmen',
  back: (number) => `Zurück zu Frage ${format.count(number)}`,

  right: (number) =>
    number === undefined ? 'Du hattest recht' : `Du hattest recht mit Frage ${format.count(number)}`,
  stays: (number) =>
    number === undefined
      ? 'Die Frage bleibt, wie sie ist'
      : `Frage ${format.count(number)} bleibt, wie sie ist`,
  score: (before, after) => `Dein Ergebnis: ${before} → ${after}`,
  marks: (before, after) => `Deine Punkte: ${before} → ${after}`,
  gained: (count) =>
    plural(count, { one: 'Auch # anderer hat gewonnen', other: 'Auch # andere haben gewonnen' }),
  by: (name, at) => (at === undefined ? name : `${name}, ${format.date(at)}`),
  see: 'Ergebnis ansehen',
  gotIt: 'Verstanden',
}
