import type { apiMessages as english } from '../en/api-messages.ts'
import { plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

export const apiMessages: Translation<typeof english> = {
  administrator: () => 'No se puede borrar a un administrador: antes hay que quitarle ese permiso',
  already_booked: () => 'Ya has reservado este turno',
  already_submitted: () => 'Ya has entregado este examen',
  attempt_submitted: () => 'Este intento se entregó mientras tanto',
  attempt_unknown: () => 'No se encontró el intento',
  begun: () => 'Hay estudiantes que ya empezaron este examen: no puede volver a ser un borrador',
  body_too_large: () => 'Lo que se envió es demasiado grande',
  booking_cancelled: () => 'Esta reserva ya está cancelada',
  booking_limit: () =>
    'Ya tienes todos los turnos que puedes reservar. Cambia o cancela uno para reservar otro.',
  booking_not_cancelled: () => 'No se pudo cancelar la reserva. Inténtalo de nuevo.',
  booking_unknown: () => 'No se encontró la reserva',
  booking_used: () => 'Esta reserva ya se usó',
  cancelled: () => 'Reserva cancelada',
  database_busy: () => 'La base de datos está ocupada. Inténtalo de nuevo en un momento.',
  database_full: () => 'La base de datos está llena, así que no se guardó nada. Inténtalo más tarde.',
  database_unreachable: () => 'No hay conexión con la base de datos. Inténtalo de nuevo en un momento.',
  dates_reversed: () => 'La fecha final no puede ser anterior a la inicial',
  dates_too_many: ({ days }) =>
    plural(days, {
      one: 'Se puede mostrar # día como máximo',
      other: 'Se pueden mostrar # días como máximo',
    }),
  declared_admin: () =>
    'Esta persona es administradora por su inicio de sesión: cambia antes la configuración del servidor (ADMIN_EMAILS)',
  edited_meanwhile: () => 'Mientras tanto otra persona guardó este examen. El tuyo no se ha guardado.',
  graded: () => 'Este examen cuenta para la nota: sus respuestas no pueden ser públicas antes de que termine',
  image_type: () => 'La imagen debe ser PNG, JPEG, WebP, GIF o AVIF',
  image_unreadable: () => 'No se puede leer la imagen, o tiene más de 40 millones de píxeles',
  internal: () => 'Error interno del servidor',
  invalid: ({ field, problem }) => `El servidor no aceptó «${field}»: ${problem}`,
  last_admin: () => 'Tiene que quedar al menos un administrador',
  not_at_work: ({ whom }) =>
    whom === 'all'
      ? 'Nadie está haciendo este examen ahora'
      : 'Esta persona no está haciendo este examen ahora',
  not_extended: () => 'No hay minutos añadidos que quitar',
  not_found: () => 'No se encontró',
  not_started: () => 'Empieza este examen antes de entregarlo',
  nothing_counts: () => 'Al menos una pregunta tiene que contar para todos',
  other_version: () => 'Estas respuestas son de otra versión de este examen',
  person_unknown: () => 'No se encontró a la persona',
  quiz_open: () =>
    'Has empezado un examen que sigue abierto. Tus datos se pueden borrar cuando haya terminado.',
  regrade_outdated: () => 'Este examen cambió mientras tanto: vuelve a corregirlo',
  regrade_unknown: () => 'No se encontró la corrección',
  regraded_meanwhile: () =>
    'Otra persona ha vuelto a corregir o ha editado este examen. Míralo otra vez antes de aplicar los cambios.',
  report_answered: () => 'Este aviso ya tiene respuesta',
  report_unknown: () => 'No se encontró el aviso',
  results_unknown: () => 'No se encontraron resultados',
  slot_booked: () => 'Turno reservado',
  slot_ended: () => 'Este turno ya ha terminado',
  slot_full: () => 'Este turno está completo',
  slot_required: () => 'Solo puedes abrir los exámenes durante el turno que has reservado.',
  slot_started: () => 'Este turno ya ha empezado',
  slot_unknown: () => 'No se encontró el turno',
  slots_exist: () => 'Todos los turnos existen ya',
  slots_generated: ({ count }) => plural(count, { one: '# turno creado', other: '# turnos creados' }),
  too_large: ({ field, megabytes }) => `«${field}» puede tener ${megabytes} MB como máximo`,
  too_many_reports: () => 'Has avisado de demasiadas preguntas de este examen',
  unstorable: ({ field }) => `«${field}» tiene caracteres que no se pueden guardar`,
  user_unknown: () => 'No se encontró a la persona',
}
