import { format } from '../lib/language.ts'
import { words } from '../lib/words.ts'

/** Of a page that is closed to a person, or to everybody for a while. */
export const closed = words('closed', {
  /** SPEC's sentence in plain words. */
  forTeachers: 'This page is for teachers',
  signedInAs: <Node>(name: Node) => ['You are signed in as ', name, ', a learner.'],
  otherAccount: 'Use another account',
  nextTry: (seconds: number) => `Next try in ${format.count(seconds)} s`,
  trying: 'Trying...',
})
