import type { pace as english } from '../en/pace.ts'
import { format, plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'
import { results } from './results.ts'

const took = (seconds: number) =>
  seconds >= 60 && Math.round(seconds) % 60 === 0
    ? `${format.count(seconds / 60)} min`
    : results.took(seconds)
const changed = (count: number) => plural(count, { one: 'cambiada una vez', other: 'cambiada # veces' })

const listed = (numbers: readonly string[]) =>
  [numbers.slice(0, -1).join(', '), numbers.at(-1)].filter(Boolean).join(' y ')

export const pace: Translation<typeof english> = {
  title: 'En qué se fue el tiempo',
  summary: (seconds, questions) =>
    `${took(seconds)} para ${plural(questions, { one: '# pregunta', other: '# preguntas' })}. El tiempo nunca cambia la calificación.`,
  evenShare: (share, of) => `${share}, una parte igual de ${took(of)}`,
  changesKey: 'respuesta cambiada',
  minutes: (count) => `${format.count(count)} min`,
  seconds: (count) => `${format.count(count)} s`,
  row: (number, verdict, seconds, changes) =>
    [`Pregunta ${number}`, verdict, took(seconds), ...(changes ? [changed(changes)] : [])].join(', '),
  took,
  changed,

  turned: (number, seconds, times, strong) => [
    strong(`${took(seconds)} en la pregunta ${number}`),
    `, cambiada de correcta a incorrecta ${plural(times, { one: 'una vez', other: '# veces' })}.`,
  ],
  long: (numbers, strong) => [
    strong(`${numbers.length === 1 ? 'Pregunta' : 'Preguntas'} ${listed(numbers)}:`),
    ' más del doble de una parte igual.',
  ],
  half: (numbers, right, strong) => [
    strong('Más de la mitad del tiempo'),
    ` se fue en ${numbers.length === 1 ? 'la pregunta' : 'las preguntas'} ${listed(numbers)}. Correctas: ${right} de ${numbers.length}.`,
  ],
  hurried: (number, seconds, isOpen, strong) => [
    strong(`${took(seconds)} en la pregunta ${number}`),
    isOpen ? ', sin responder.' : ', respondida mal.',
  ],
  left: (clock) => ` Quedaban ${clock} en el reloj.`,
  turns: (choices) => `Elegidas una tras otra: ${choices.join(', ')}`,
  none: 'ninguna',
  goTo: (number) => `Pregunta ${number}`,
  goToThese: (count) => `La primera de estas ${format.count(count)}`,
}
