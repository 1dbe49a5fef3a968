import { format } from '../lib/language.ts'
import { words } from '../lib/words.ts'

export const sessions = words('sessions', {
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

  data: 'Your data',
  dataNote: 'Everything that is stored of you here: who you are, bookings, answers and results.',
  downloadData: 'Download my data',
  deleteData: 'Delete my data…',
  deleteTitle: 'Delete my data',
  confirmDelete:
    'Your name, e-mail address, bookings and sign-ins are deleted. Your results stay as numbers without your name, and you will not see them again. This cannot be undone.',
  deleteNow: 'Delete my data',
  deleting: 'Deleting...',

  notOffered: 'No list here',
  notOfferedNote: 'The API of this site does not tell where you are signed in.',
})
