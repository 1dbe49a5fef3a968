import type { Action, Reason, SubmitReason } from '../../domain/lib/failure.ts'
import type { failures as english } from '../en/failures.ts'
import { type Wording, word } from '../lib/wording.ts'
import type { Translation } from '../lib/words.ts'
import { saidReason } from '../said.ts'

const FAILED: Record<Action, string> = {
  'analyse-questions': 'No se pudieron analizar las preguntas',
  'book-slot': 'No se pudo reservar el turno',
  'cancel-booking': 'No se pudo cancelar la reserva',
  'change-account': 'No se pudo cambiar la cuenta',
  'check-session': 'No se pudo comprobar tu sesión',
  'create-quiz': 'No se pudo crear el examen',
  'delete-data': 'No se pudieron borrar tus datos',
  'delete-quiz': 'No se pudo borrar el examen',
  'duplicate-quiz': 'No se pudo duplicar el examen',
  'export-results': 'No se pudieron exportar los resultados',
  'fetch-available-slots': 'No se pudieron cargar los turnos disponibles',
  'fetch-quizzes': 'No se pudieron cargar los exámenes',
  'fetch-slot-bookings': 'No se pudieron cargar las reservas del turno',
  'fetch-slot-configuration': 'No se pudo cargar la configuración de los turnos',
  'fetch-slot-overview': 'No se pudo cargar la vista general de los turnos',
  'fetch-slot-statistics': 'No se pudieron cargar las estadísticas de los turnos',
  'fetch-slot-summary': 'No se pudo cargar el resumen de los turnos',
  'generate-slots': 'No se pudieron crear los turnos',
  'load-analytics': 'No se pudo cargar el análisis',
  'load-quiz': 'No se pudo cargar el examen',
  'report-question': 'No se pudo avisar de la pregunta',
  'load-quiz-statistics': 'No se pudieron cargar las estadísticas del examen',
  'load-data': 'No se pudieron cargar tus datos',
  'load-people': 'No se pudo cargar la lista de estudiantes',
  'load-person': 'No se pudo cargar al estudiante',
  'load-log': 'No se pudo cargar el registro',
  'load-reports': 'No se pudieron cargar los avisos',
  'answer-report': 'No se pudieron responder los avisos',
  'load-results': 'No se pudieron cargar los resultados',
  'load-results-data': 'No se pudieron cargar los datos de los resultados',
  'load-your-results': 'No se pudieron cargar tus resultados',
  logout: 'No se pudo cerrar la sesión',
  regrade: 'No se pudo volver a corregir',
  'extend-time': 'No se pudo cambiar el tiempo',
  'load-room': 'No se pudo cargar la sala',
  'save-group': 'No se pudo guardar la clase',
  'save-extra-time': 'No se pudo guardar el tiempo adicional',
  'send-message': 'No se pudo enviar el mensaje',
  'reset-attempt': 'No se pudo anular el intento',
  'reset-configuration': 'No se pudo restablecer la configuración',
  'start-quiz': 'No se pudo empezar el examen',
  'submit-quiz': 'No se pudo entregar el examen',
  'update-configuration': 'No se pudo guardar la configuración',
  'update-quiz': 'No se pudo guardar el examen',
  'upload-image': 'No se pudo subir la imagen',
}

const REASONS: Wording<Exclude<Reason, { code: 'unknown' }>> = {
  'too-many-requests': () => 'Demasiadas solicitudes. Espera un momento e inténtalo de nuevo.',
  'quiz-closed': () => 'Este examen no está abierto ahora.',
  'quiz-not-found': () => 'No se encontró el examen.',
  'no-permission': () => 'No tienes permiso para hacer esto.',
  'session-expired': () => 'Tu sesión expiró. Inicia sesión de nuevo para continuar.',
  network: () => 'Hay un problema con la conexión. Revisa tu conexión a internet e inténtalo de nuevo.',
  'results-changed': () => 'Los resultados cambiaron mientras se leían. Inténtalo de nuevo.',
  'slot-required': () =>
    'Solo puedes abrir los exámenes durante el turno que has reservado. Primero reserva un turno.',
  'unexpected-answer': () => 'El servidor envió una respuesta inesperada. Inténtalo más tarde.',
  'request-failed': () => 'La solicitud falló',
  said: saidReason,
}

const SUBMIT_REASONS: Wording<Exclude<SubmitReason, { code: 'other' }>> = {
  'other-answers-stored': () =>
    'Ya se habían entregado otras respuestas a este examen, en otro dispositivo o antes de recargar esta página. Valen esas.',
  'submission-closed': () =>
    'El plazo para entregar el examen ha terminado. Guarda una copia de tus respuestas y enséñasela a tu profe.',
  'too-many-submissions': () => 'Demasiados intentos de entrega. Espera un momento e inténtalo de nuevo.',
  'submission-lost': () => 'Error de red. Revisa tu conexión e inténtalo de nuevo.',
}

export const failures: Translation<typeof english> = {
  failed: (action) => FAILED[action],
  reason: (reason, action) => (reason.code === 'unknown' ? FAILED[action] : word(REASONS, reason)),
  submitReason: (why) =>
    why.code === 'other' ? failures.reason(why.reason, 'submit-quiz') : word(SUBMIT_REASONS, why),
}
