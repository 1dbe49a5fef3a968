import type { signingIn as english } from '../en/sign-in.ts'
import type { Translation } from '../lib/words.ts'

export const signingIn: Translation<typeof english> = {
  agreement: (terms, privacy) => [
    'Mit der Anmeldung akzeptierst du ',
    terms('die Nutzungsbedingungen'),
    ' und ',
    privacy('die Datenschutzerklärung'),
    '.',
  ],
  about:
    'Prüfungen auf Zeit, zu einem Termin deiner Wahl. Buche einen Termin, mach deine Prüfungen und sieh, was du dir noch einmal ansehen solltest.',
  intro: 'Melde dich mit deinem Google-Konto an',
  returnsElsewhere: (setting) => [
    'Du hast dich angemeldet und bist wieder hier? Die Anmeldung kommt auf einer anderen Seite an. Wer diese Seite betreibt, kann am Element ',
    setting,
    ' setzen.',
  ],
  signInWithGoogle: 'Mit Google anmelden',
  title: 'Anmelden',
  welcome: (brand) => `Willkommen bei ${brand}`,
}
