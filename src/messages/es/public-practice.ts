import type { publicPractice as english } from '../en/public-practice.ts'
import { format, plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

export const publicPractice: Translation<typeof english> = {
  again: 'Otra vez',
  empty: 'No hay nada que practicar',
  emptyNote: 'Este examen no tiene preguntas con respuesta conocida.',
  finish: 'Terminar',
  loading: 'Cargando las preguntas...',
  next: 'Pregunta siguiente',
  note: 'Práctica: no se envía nada y no necesitas una cuenta.',
  noteSignedIn: 'Práctica: no se envía nada.',
  place: (number, total) => `Pruébalo tú · ${format.count(number)} de ${format.count(total)}`,
  question: (number) => `Pregunta ${format.count(number)}`,
  right: '¡Correcto!',
  score: (right, total) =>
    plural(right, {
      one: `# de ${format.count(total)} correcta`,
      other: `# de ${format.count(total)} correctas`,
    }),
  tooEarly: 'Podrás practicar con este examen cuando se muestren sus respuestas.',
  tryAgain: 'Intentar de nuevo',
  why: 'Explicación',
  wrong: 'No es correcta.',
}
