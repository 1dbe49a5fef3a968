import type { standing as english } from '../en/standing.ts'
import { format, plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

export const standing: Translation<typeof english> = {
  title: 'Wo Sie stehen',
  show: 'Zeigen, wo ich stehe',
  words: (percentile) =>
    `${format.count(percentile)} von 100, die dieses Quiz gemacht haben, haben so viel wie Sie oder weniger erreicht.`,
  scale: (median, own) => `Ergebnisse in Prozent: der Median ist ${median}, Ihres ist ${own}`,
  you: (score) => `Sie ${score}`,
  median: (score) => `Median ${score}`,
  ofHundred: (percentile) => `${format.count(percentile)} von 100`,
  inSlot: (attempts) =>
    plural(attempts, { one: 'In Ihrem Termin, # Versuch', other: 'In Ihrem Termin, # Versuche' }),
  attempts: 'Versuche bisher',
  honest:
    'Das ändert sich, solange andere das Quiz machen, und sagt nichts über eine andere Prüfung. Niemand sonst sieht Ihres.',
  shares: 'Richtige Antworten aller, neben Ihren',
  row: (number, verdict, share) => `Frage ${number}: Ihre ${verdict}; richtig bei allen: ${share}`,
  hardest: (number, share) => `Frage ${number}: ${share} hatten sie richtig, Sie auch.`,
  easiest: (number, share) => `Frage ${number}: ${share} hatten sie richtig.`,

  few: 'Noch zu wenige zum Vergleichen',
  fewNote: (least) =>
    `Das wird ab ${format.count(least)} Versuchen gezeigt, damit niemand erkannt werden kann.`,
  hidden:
    'Ausgeblendet. Ihre Wahl gilt für jedes Quiz; Ihre Antworten werden auf Ihren Bildschirmen mit niemandem verglichen.',
  notSaved: 'Ihre Wahl konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
  failed: 'Wo Sie stehen, konnte nicht geladen werden.',
  again: 'Noch einmal versuchen',
}
