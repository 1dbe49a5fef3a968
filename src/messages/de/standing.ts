import type { standing as english } from '../en/standing.ts'
import { format, plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

export const standing: Translation<typeof english> = {
  title: 'Wo du stehst',
  show: 'Zeigen, wo ich stehe',
  words: (percentile) =>
    `${format.count(percentile)} von 100, die dieses Quiz gemacht haben, haben so viel wie du oder weniger erreicht.`,
  scale: (median, own) => `Ergebnisse in Prozent: der Median ist ${median}, deines ist ${own}`,
  you: (score) => `Du ${score}`,
  median: (score) => `Median ${score}`,
  ofHundred: (percentile) => `${format.count(percentile)} von 100`,
  inSlot: (attempts) =>
    plural(attempts, { one: 'In deinem Termin, # Versuch', other: 'In deinem Termin, # Versuche' }),
  attempts: 'Versuche bisher',
  honest:
    'Das ändert sich, solange andere das Quiz machen, und sagt nichts über eine andere Prüfung. Niemand sonst sieht deines.',
  shares: 'Richtige Antworten aller, neben deinen',
  row: (number, verdict, share) => `Frage ${number}: deine ${verdict}; richtig bei allen: ${share}`,
  hardest: (number, share) => `Frage ${number}: ${share} hatten sie richtig, du auch.`,
  easiest: (number, share) => `Frage ${number}: ${share} hatten sie richtig.`,

  few: 'Noch zu wenige zum Vergleichen',
  fewNote: (least) =>
    `Das wird ab ${format.count(least)} Versuchen gezeigt, damit niemand erkannt werden kann.`,
  hidden:
    'Ausgeblendet. Deine Wahl gilt für jedes Quiz; deine Antworten werden auf deinen Bildschirmen mit niemandem verglichen.',
  notSaved: 'Deine Wahl konnte nicht gespeichert werden. Bitte versuche es noch einmal.',
  failed: 'Wo du stehst, konnte nicht geladen werden.',
  again: 'Erneut versuchen',
}
