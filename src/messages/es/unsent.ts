import type { unsent as english } from '../en/unsent.ts'
import { plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

const questionsOf = (total: number) => plural(total, { one: '# pregunta', other: '# preguntas' })

export const unsent: Translation<typeof english> = {
  title: {
    waiting: 'Aún sin enviar',
    refused: 'No aceptadas',
    over: 'Valen otras respuestas',
  },
  waiting: 'En espera',
  saved: (attempted, total, resends) =>
    resends
      ? `Tus respuestas a ${attempted} de ${questionsOf(total)} están guardadas en este dispositivo. Las enviaremos en cuanto vuelva a funcionar. Puedes cerrar esta página.`
      : `Tus respuestas a ${attempted} de ${questionsOf(total)} están guardadas en este dispositivo. Puedes intentarlo de nuevo o quedarte con una copia.`,
  notStored: (attempted, total) =>
    `Las respuestas de este dispositivo (${attempted} de ${questionsOf(total)}) no se entregaron. Están guardadas en este dispositivo para que puedas quedarte con una copia.`,
  seeResult: 'Ver el resultado',
  tryAgain: 'Intentar de nuevo',
  sending: 'Enviando...',
  download: 'Guardar una copia',
  copyNote: 'La copia es un archivo para tu profe, por si se pierde este dispositivo.',
  discard: 'Borrar mis respuestas',
  discardTitle: '¿Borrar tus respuestas?',
  discardMessage: 'No están guardadas en ningún otro lugar. Guarda antes una copia si tu profe debe verlas.',

  copy: {
    noAnswer: 'sin respuesta',
    quiz: (quizId) => `Examen ${quizId}`,
    started: (instant) => `Empezado ${instant}`,
  },
}
