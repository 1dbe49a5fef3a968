import type { layout as english } from '../en/layout.ts'
import type { Translation } from '../lib/words.ts'

export const layout: Translation<typeof english> = {
  accessDenied: {
    title: 'Zugriff verweigert',
    dash: ' – ',
    note: 'Diese Seite ist nur für Admins.',
  },
  admin: 'Admin',
  checkingSession: 'Anmeldung wird geprüft …',
  closeMenu: 'Menü schließen',
  copyright: (year, brand) => `© ${year} ${brand}`,
  dashboard: 'Verwaltung',
  home: 'Startseite',
  language: 'Sprache',
  loading: 'Wird geladen …',
  logout: 'Abmelden',
  menu: 'Hauptmenü',
  noApiBase: (code) => [
    'Diese Seite sagt nicht, wo ihre Prüfungen sind: Das Element braucht das Attribut ',
    code('api-base'),
    '.',
  ],
  ownData: 'Deine Daten',
  openMenu: 'Menü öffnen',
  pleaseSignIn: 'Melde dich unten an',
  safe: 'Ihr Server antwortet nicht. Dein gebuchter Termin und deine Antworten sind sicher.',
  sessions: 'Angemeldete Geräte',
  signInAbove: 'Oben anmelden',
  viewResults: 'Ergebnisse ansehen',
  welcome: (name) => (name ? ['Willkommen, ', name] : ['Willkommen']),
}
