import { format } from '../english.ts'

export const sessions = {
  lede: 'Every browser in which you are signed in.',
  thisDevice: 'This device',
  otherDevice: 'Another device',
  since: (at: number) => `Signed in ${format.moment(at)}`,
  lastUsed: (at: number) => `Last used ${format.moment(at)}`,
  onlyHere: 'You are signed in nowhere else.',

  endOthers: 'Sign out everywhere else',
  confirmOthers: 'Every other device has to sign in again. You stay signed in here.',
  endAll: 'Sign out everywhere',
  confirmAll: 'Every device has to sign in again, this one too.',
  ending: 'Signing out...',

  notOffered: 'No list here',
  notOfferedNote: 'The API of this site does not tell where you are signed in.',
}
