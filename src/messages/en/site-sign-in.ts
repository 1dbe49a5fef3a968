import { words } from '../lib/words.ts'

export const siteSignIn = words('siteSignIn', {
  note: 'Sign in there, then try again here.',
  title: 'You are not signed in on this site',
})
