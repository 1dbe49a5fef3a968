import { words } from '../lib/words.ts'

type Slot<Node> = (label: string) => Node

export const signingIn = words('signingIn', {
  /** Links to both, or plain words where the site has not said where they are. */
  agreement: <Node>(terms: Slot<Node>, privacy: Slot<Node>) => [
    'By signing in, you agree to our ',
    terms('Terms of Service'),
    ' and ',
    privacy('Privacy Policy'),
    '.',
  ],
  about: 'Timed quizzes at an hour you choose. Book a slot, take your quizzes, see what to look at again.',
  intro: 'Sign in with your Google account to continue',
  returnsElsewhere: <Node>(setting: Node) => [
    'Signed in, but back here? The sign-in returns to another page. The owner of this one can set ',
    setting,
    ' on the element.',
  ],
  signInWithGoogle: 'Sign in with Google',
  title: 'Sign in',
  welcome: (brand: string) => `Welcome to ${brand}`,
})
