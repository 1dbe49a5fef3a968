import type { adminHome as english } from '../en/admin-home.ts'
import type { Translation } from '../lib/words.ts'

export const adminHome: Translation<typeof english> = {
  adminAccess: 'Admin-Zugang',
  adminIntro: 'Hier sind alle Prüfungen offen. Lernende sehen ihre während ihres gebuchten Termins.',
  adminPanel: 'Verwaltung',
  adminPanelNote: 'Prüfungen, Termine und Ergebnisse verwalten.',
  drafts: 'Entwürfe',
  fullAdminAccess: 'Voller Admin-Zugang',
  fullAdminAccessNote: 'Alle Prüfungen sind zu sehen und zu machen. Ein Termin ist nicht nötig.',
  openAdminPanel: 'Verwaltung öffnen',
}
