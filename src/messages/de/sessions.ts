import type { sessions as english } from '../en/sessions.ts'
import { format } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

export const sessions: Translation<typeof english> = {
  lede: 'Jeder Browser, in dem du angemeldet bist.',
  thisDevice: 'Dieses Gerät',
  device: ({ browser, system }) =>
    browser && system ? `${browser} unter ${system}` : (browser ?? system ?? 'Anderes Gerät'),
  since: (at) => `Angemeldet ${format.moment(at)} Uhr`,
  lastUsed: (at) => `Zuletzt benutzt ${format.moment(at)}`,
  onlyHere: 'Du bist sonst nirgends angemeldet.',
  unknownDevice: 'Etwas unbekannt? Überall sonst abmelden.',

  endOthers: 'Überall sonst abmelden',
  confirmOthers: 'Jedes andere Gerät muss sich neu anmelden. Hier bleibst du angemeldet.',
  endAll: 'Überall abmelden',
  confirmAll: 'Jedes Gerät muss sich neu anmelden, auch dieses.',
  ending: 'Wird abgemeldet …',

  data: 'Deine Daten',
  dataNote: 'Alles, was hier von dir gespeichert ist: wer du bist, Buchungen, Antworten und Ergebnisse.',
  downloadData: 'Meine Daten herunterladen',
  deleteData: 'Meine Daten löschen …',
  deleteAll: 'Alles löschen',
  deleteNote: 'Dein Name, deine E-Mail-Adresse, deine Buchungen und Anmeldungen werden endgültig gelöscht.',
  deleteTitle: 'Meine Daten löschen',
  confirmDelete:
    'Dein Name, deine E-Mail-Adresse, deine Buchungen und Anmeldungen werden gelöscht. Deine Ergebnisse bleiben als Zahlen ohne deinen Namen, und du siehst sie nicht wieder. Das kann nicht rückgängig gemacht werden.',
  deleteNow: 'Meine Daten löschen',
  deleting: 'Wird gelöscht …',

  notOffered: 'Hier gibt es keine Liste',
  notOfferedNote: 'Die API dieser Website sagt nicht, wo du angemeldet bist.',
}
