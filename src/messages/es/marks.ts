import type { marks as english } from '../en/marks.ts'
import { plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

const counted = (size: string) => (size === '1' ? '1 punto' : `${size} puntos`)

export const marks: Translation<typeof english> = {
  worth: (right, wrong) => `${counted(right)} si es correcta, menos ${wrong} si es incorrecta`,
  worthRight: (right) => `${counted(right)} si es correcta`,

  intro: {
    total: 'Puntos',
    title: 'Cómo se puntúa una pregunta',
    right: 'correcta',
    wrong: 'incorrecta',
    blank: 'sin responder',
    blankCostsNothing: 'Una pregunta sin responder no quita puntos.',
    beside: 'Tu resultado en porcentaje cuenta solo las respuestas correctas; los puntos van al lado.',
    kinds: 'Tipos de preguntas',
    choices: (count) => `${count} con una respuesta correcta`,
    choiceNote: 'Elige una.',
    several: (count) => `${count} en las que varias pueden ser correctas`,
    anySeveral: 'Donde varias pueden ser correctas',
    severalNote: 'Elige todas las correctas.',
    numbers: (count) => `${count} que piden un número`,
    numberNote: 'Con su unidad: 5550 m, 5,55 km y 5,55 × 10³ m son la misma respuesta.',
  },
  rule: {
    exact: (right, wrong) => `${right} por exactamente las correctas, si no ${wrong}`,
    share: (right, wrong) =>
      `Una parte de ${right} por una parte de las correctas; ${wrong} con una incorrecta`,
  },

  submit: {
    unread: 'No se puede leer como un número',
    unreadNote: (typed) => `«${typed}». Se entrega tal como lo escribiste.`,
    title: 'Lo que está en juego, en puntos',
    unflagged: (count) => plural(count, { one: '# respuesta sin marcar', other: '# respuestas sin marcar' }),
    flagged: (count) => plural(count, { one: '# respuesta marcada', other: '# respuestas marcadas' }),
    open: (count) => `${count} sin responder`,
    mayCost: (count, cost) =>
      plural(count, {
        one: `# respuesta marcada puede costar hasta ${counted(cost)}.`,
        other: `# respuestas marcadas pueden costar hasta ${counted(cost)}.`,
      }),
    openCostsNothing: 'Una pregunta sin responder no cuesta nada.',
  },

  result: {
    title: 'Puntos',
    of: (most) => `de ${most} puntos`,
    both: (value, most) => `${value} de ${most} puntos`,
    stays: 'El resultado en porcentaje no cambia con los puntos.',
    sum: 'Cómo se suman',
    flagged: 'Lo que dieron las respuestas para revisar',
    right: (count, each) => `${count} correctas, ${each} cada una`,
    wrong: (count, each) => `${count} incorrectas, ${each} cada una`,
    partly: (count) => `${count} correctas en parte`,
    blank: (count) => `${count} sin responder`,
    together: 'en total',
  },
}
