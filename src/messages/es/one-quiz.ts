import type { oneQuiz as english } from '../en/one-quiz.ts'
import { format } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

export const oneQuiz: Translation<typeof english> = {
  draftNote: 'Los estudiantes no ven este examen hasta que se publique.',
  endedNote: (end) => `Terminó el ${format.moment(end)} (${format.zone(end)}).`,
  goOn: 'Continuar',
  loading: 'Cargando el examen...',
  missing: 'No se encontró el examen',
  missingNote: 'Puede que se haya quitado o que aún no esté publicado.',
  missingVisitorNote: 'Puede que se haya quitado o que solo esté abierto si inicias sesión.',
  needsSlot: 'Se hace en un turno: una hora que tú reservas.',
  opensAt: (start) => `Se abre el ${format.moment(start)} (${format.zone(start)}).`,
  practise: 'Practicar',
  practiseFrom: (from) => `Puedes practicarlo desde el ${format.moment(from)} (${format.zone(from)}).`,
  slotAt: ({ from, to }) =>
    `Tu turno: ${format.longDate(from)}, ${format.timeRange(from, to)} (${format.zone(from)}). El examen se abre solo.`,
  tryAgain: 'Intentar de nuevo',
}
