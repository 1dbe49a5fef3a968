import type { pace as english } from '../en/pace.ts'
import { format, plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'
import { results } from './results.ts'

const took = (seconds: number) =>
  seconds >= 60 && Math.round(seconds) % 60 === 0
    ? `${format.count(seconds / 60)} Min.`
    : results.took(seconds)
const changed = (count: number) => plural(count, { one: 'einmal geändert', other: '#-mal geändert' })

const listed = (numbers: readonly string[]) =>
  [numbers.slice(0, -1).join(', '), numbers.at(-1)].filter(Boolean).join(' und ')

export const pace: Translation<typeof english> = {
  title: 'Wohin die Zeit ging',
  summary: (seconds, questions) =>
    `${took(seconds)} für ${plural(questions, { one: '# Frage', other: '# Fragen' })}. Die Zeit hat nie Einfluss auf die Bewertung.`,
  evenShare: (share, of) => `${share}, ein gleicher Anteil an ${took(of)}`,
  changesKey: 'Antwort geändert',
  minutes: (count) => `${format.count(count)} Min.`,
  seconds: (count) => `${format.count(count)} Sek.`,
  row: (number, verdict, seconds, changes) =>
    [`Frage ${number}`, verdict, took(seconds), ...(changes ? [changed(changes)] : [])].join(', '),
  took,
  changed,

  turned: (number, seconds, times, strong) => [
    strong(`${took(seconds)} bei Frage ${number}`),
    `, ${plural(times, { one: 'einmal', other: '#-mal' })} von richtig zu falsch geändert.`,
  ],
  long: (numbers, strong) => [
    strong(`${numbers.length === 1 ? 'Frage' : 'Fragen'} ${listed(numbers)}:`),
    ' mehr als das Doppelte eines gleichen Anteils.',
  ],
  half: (numbers, right, strong) => [
    strong('Mehr als die Hälfte der Zeit'),
    ` ging in ${numbers.length === 1 ? 'Frage' : 'die Fragen'} ${listed(numbers)}. Richtig: ${right} von ${numbers.length}.`,
  ],
  hurried: (number, seconds, isOpen, strong) => [
    strong(`${took(seconds)} bei Frage ${number}`),
    isOpen ? ', offen gelassen.' : ', falsch beantwortet.',
  ],
  left: (clock) => ` Auf der Uhr waren noch ${clock}.`,
  turns: (choices) => `Nacheinander gewählt: ${choices.join(', ')}`,
  none: 'keine',
  goTo: (number) => `Frage ${number}`,
  goToThese: (count) => `Die erste dieser ${format.count(count)}`,
}
