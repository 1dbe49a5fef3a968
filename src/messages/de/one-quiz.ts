import type { oneQuiz as english } from '../en/one-quiz.ts'
import { format } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

export const oneQuiz: Translation<typeof english> = {
  draftNote: 'Lernende sehen diese Prüfung erst, wenn sie veröffentlicht ist.',
  endedNote: (end) => `Sie endete am ${format.moment(end)} Uhr (${format.zone(end)}).`,
  goOn: 'Weitermachen',
  loading: 'Prüfung wird geladen …',
  missing: 'Prüfung nicht gefunden',
  missingNote: 'Vielleicht wurde sie entfernt oder ist noch nicht veröffentlicht.',
  missingVisitorNote: 'Vielleicht wurde sie entfernt oder ist nur nach der Anmeldung offen.',
  needsSlot: 'Für diese Prüfung buchst du zuerst einen Termin.',
  opensAt: (start) => `Sie beginnt am ${format.moment(start)} Uhr (${format.zone(start)}).`,
  practise: 'Üben',
  practiseFrom: (from) => `Ab ${format.moment(from)} Uhr (${format.zone(from)}) kannst du sie üben.`,
  slotAt: ({ from, to }) =>
    `Dein Termin: ${format.longDate(from)}, ${format.timeRange(from, to)} Uhr (${format.zone(from)}). Die Prüfung ist dann von selbst offen.`,
  tryAgain: 'Erneut versuchen',
}
