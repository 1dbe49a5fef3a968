import type { pieces as english } from '../en/pieces.ts'
import type { Translation } from '../lib/words.ts'

const MARKS: Record<Parameters<typeof english.mark>[1], string> = {
  open: 'sin responder',
  answered: 'respondida',
  right: 'correcta',
  wrong: 'incorrecta',
  missed: 'sin responder',
}

export const pieces: Translation<typeof english> = {
  cancel: 'Cancelar',
  clearAnswer: 'Borrar respuesta',
  close: 'Cerrar',
  correctAnswer: 'Respuesta correcta',
  failed: { title: 'Algo salió mal', note: 'Si vuelve a pasar, recarga la página.' },
  goHome: 'Ir al inicio',
  imageFailed: 'No se pudo cargar la imagen',
  loading: 'Cargando…',
  mark: (number, state, letter, flagged) =>
    `Pregunta ${number}, ${MARKS[state]}${letter ? `: ${letter}` : ''}${flagged ? ', para revisar' : ''}`,
  missing: {
    title: 'No se pudo cargar esta parte de la página',
    note: 'Revisa tu conexión; si el sitio se acaba de actualizar, recarga la página.',
  },
  next: 'Siguiente',
  noOptions: 'Esta pregunta no tiene opciones. Puedes continuar.',
  option: (letter) => `Opción ${letter}: `,
  notLoaded: 'No se pudo cargar',
  optional: ' (opcional)',
  previous: 'Anterior',
  reload: 'Recargar',
  unknownKind: {
    title: 'Este tipo de pregunta necesita una versión más nueva',
    note: 'Recarga la página. Si sigue igual, continúa con las demás preguntas: no están afectadas.',
  },
  slow: 'Conexión lenta. Seguimos intentándolo.',
  strike: (letter) => `Tachar la opción ${letter}`,
  struckOption: (letter) => `Opción ${letter}, tachada: `,
  showAsTable: 'Mostrar como tabla',
  tryAgain: 'Intentar de nuevo',
  unreachable: 'No hay conexión con la escuela',
  yourAnswer: 'Tu respuesta',
  yourCorrectAnswer: 'Tu respuesta, correcta',
}
