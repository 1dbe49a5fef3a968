import type { announcements as english } from '../en/announcements.ts'
import { plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

export const announcements: Translation<typeof english> = {
  label: 'Durchsagen',
  announced: 'Durchsage',
  extended: (minutes) =>
    minutes > 0
      ? plural(minutes, {
          one: 'Du hast # Minute mehr Zeit.',
          other: 'Du hast # Minuten mehr Zeit.',
        })
      : plural(-minutes, {
          one: '# zusätzliche Minute wurde zurückgenommen.',
          other: '# zusätzliche Minuten wurden zurückgenommen.',
        }),
  dismiss: 'Ausblenden',
  elsewhere: {
    title: 'Diese Prüfung läuft auf einem anderen Gerät weiter',
    note: 'Deine Antworten von dort sind auch hier. Deine Zeit läuft weiter.',
    continueHere: 'Hier weitermachen',
  },
}
