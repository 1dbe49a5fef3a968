import { reasonOf } from '../../domain/lib/failure.ts'
import type { notices as english } from '../en/notices.ts'
import { format, plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'
import { said } from '../said.ts'
import { failures } from './failures.ts'
import { theHour } from './grammar.ts'
import { quizDraft } from './quiz-draft.ts'

export const notices: Translation<typeof english> = {
  failed: ({ action }) => failures.failed(action),
  explained: ({ action, failure }) => failures.reason(reasonOf(failure), action),
  'account-refused': ({ account, takes }) =>
    takes.length > 0
      ? `Con ${account} no puedes iniciar sesión aquí. La escuela admite direcciones de ${takes.join(', ')}. Usa una de ellas o pregunta a tu profe.`
      : `Con ${account} no puedes iniciar sesión aquí. Solo se admiten las cuentas que están en la lista de la escuela. Usa otra cuenta o pregunta a tu profe.`,
  'attempt-already-reset': ({ name }) => `El intento de ${name} ya estaba anulado`,
  'attempt-reset': ({ name }) => `Se anuló el intento de ${name}`,
  'attempt-submitted': ({ name }) => `${name} ha entregado mientras tanto`,
  'attempts-regraded': ({ count }) =>
    plural(count, { one: 'Se volvió a corregir # intento', other: 'Se volvieron a corregir # intentos' }),
  'booking-cancelled': ({ said: it }) => said(it, 'Reserva cancelada'),
  'booking-moved': () => 'Se cambió tu turno',
  'booking-not-undone': ({ failure }) =>
    `Todavía tienes el turno. ${failures.reason(reasonOf(failure), 'cancel-booking')}`,
  'configuration-reset': () => 'Configuración restablecida',
  'configuration-updated': () => 'Configuración de los turnos guardada',
  copied: () => 'Copiado',
  'copy-refused': () => 'El navegador no permite copiar aquí. Selecciona el texto y cópialo.',
  'data-deleted': () => 'Se borraron tus datos',
  'details-missing': () => 'No se pueden ver los detalles: faltan datos del examen o de la persona',
  'draft-saved': () => 'Borrador guardado',
  'draft-problem': ({ problem }) => quizDraft.problem(problem),
  'import-not-loaded': () => 'No se pudo cargar la importación. Revisa tu conexión e inténtalo de nuevo.',
  'not-in-aiken': ({ number }) =>
    `La pregunta ${number} no se puede escribir en Aiken: una de sus líneas se leería como otra cosa. Elige otro formato.`,
  'export-not-loaded': () => 'No se pudo cargar la exportación. Revisa tu conexión e inténtalo de nuevo.',
  'export-stopped': ({ failure }) =>
    `La exportación se detuvo y no se guardó ningún archivo. ${failures.reason(reasonOf(failure), 'export-results')}`,
  'export-too-long': ({ count }) =>
    `Hay más de ${format.count(count)} resultados. Expórtalos examen por examen.`,
  'export-too-many-people': ({ count }) =>
    `Hay más de ${format.count(count)} estudiantes. Expórtalos clase por clase.`,
  'export-left-out': ({ count }) =>
    plural(count, {
      one: '# entrada no se pudo leer y no está en el archivo.',
      other: '# entradas no se pudieron leer y no están en el archivo.',
    }),
  'extension-undone': () => 'Se quitó el tiempo añadido',
  'extra-time-saved': ({ name }) => `Se guardó el tiempo adicional de ${name}`,
  'group-saved': ({ group, name }) =>
    group === undefined ? `${name} ya no está en ninguna clase` : `${name} está ahora en ${group}`,
  'learners-grouped': ({ group, count }) =>
    plural(count, {
      one: `# estudiante está ahora en ${group}`,
      other: `# estudiantes están ahora en ${group}`,
    }),
  'language-not-loaded': () => 'No se pudo cargar el idioma. Revisa tu conexión e inténtalo de nuevo.',
  'learners-began': () =>
    'Hay estudiantes que han empezado mientras tanto. No se ha guardado nada: pulsa otra vez para guardar.',
  'made-admin': ({ name }) => `${name} tiene ahora permisos de administración`,
  'message-sent': ({ name, count }) =>
    name === undefined
      ? plural(count, { one: 'Mensaje enviado a # estudiante', other: 'Mensaje enviado a # estudiantes' })
      : `Mensaje enviado a ${name}`,
  'person-signed-out': ({ name }) => `Se cerraron todas las sesiones de ${name}`,
  'picture-on-its-way': () => 'La imagen todavía se está subiendo. Continúa cuando haya llegado.',
  'published-elsewhere': () =>
    'Este examen se publicó mientras tanto: los estudiantes lo ven. El tuyo no está guardado todavía: pulsa otra vez para guardarlo.',
  'question-added': () => 'Pregunta añadida',
  'questions-added': ({ count, title }) => {
    const added = plural(count, { one: '# pregunta añadida', other: '# preguntas añadidas' })
    return title === undefined ? added : `${added}. El título es ahora «${title}».`
  },
  'quiz-closed': () => 'Este examen no está abierto ahora',
  'quiz-created': () => 'Examen creado',
  'quiz-deleted': () => 'Examen borrado',
  'quiz-published': () => 'Examen publicado',
  'quiz-submitted': () => '¡Has entregado el examen!',
  'quiz-updated': () => 'Examen guardado',
  'regrade-undone': () => 'Se deshizo la nueva corrección',
  'reports-answered': ({ status, count }) =>
    plural(
      count,
      status === 'open'
        ? { one: 'El aviso está abierto de nuevo', other: '# avisos están abiertos de nuevo' }
        : { one: 'El aviso está respondido', other: '# avisos están respondidos' },
    ),
  'results-not-found': () => 'No se encontraron resultados',
  'session-expired': () => failures.reason({ code: 'session-expired' }, 'check-session'),
  'sign-in-failed': () => 'No se pudo iniciar sesión. Inténtalo de nuevo.',
  'sign-in-first': () => 'Inicia sesión para hacer el examen',
  'signed-out': () => 'Has cerrado la sesión',
  'signed-out-elsewhere': () => 'Se cerró la sesión en los demás dispositivos',
  'slot-booked': ({ said: it }) => said(it, 'Turno reservado'),
  'slot-required': () => failures.reason({ code: 'slot-required' }, 'load-quiz'),
  'slots-generated': ({ said: it }) => said(it, 'Turnos creados'),
  'start-resumed': ({ startedAt }) =>
    `Empezaste este examen a ${theHour(format.time(startedAt))}: tu tiempo sigue desde entonces.`,
  'submission-failed': ({ why }) => failures.submitReason(why),
  'work-continued': ({ answers }) =>
    plural(answers, {
      one: 'Recuperado de otro dispositivo: # respuesta',
      other: 'Recuperado de otro dispositivo: # respuestas',
    }),
  undo: () => 'Deshacer',
  'unmade-admin': ({ name }) => `${name} ya no tiene permisos de administración`,
}
