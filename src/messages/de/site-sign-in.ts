import type { siteSignIn as english } from '../en/site-sign-in.ts'
import type { Translation } from '../lib/words.ts'

export const siteSignIn: Translation<typeof english> = {
  note: 'Melde dich dort an und versuche es dann hier noch einmal.',
  title: 'Du bist auf dieser Website nicht angemeldet',
}
