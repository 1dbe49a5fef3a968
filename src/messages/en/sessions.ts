import type { Device } from '../../domain/session/device.ts'
import { format } from '../lib/language.ts'
import { words } from '../lib/words.ts'

export const sessions = words('sessions', {
  lede: 'All browsers where you are signed in.',
  thisDevice: 'This device',
  /** As its owner calls it, as far as that is known. */
  device: ({ browser, system }: Device) =>
    browser && system ? `${browser} on ${system}` : (browser ?? system ?? 'Another device'),
  since: (at: number) => `Signed in ${format.moment(at)}`,
  lastUsed: (at: number) => `Last used ${format.moment(at)}`,
  onlyHere: 'You are not signed in anywhere else.',
  unknownDevice: 'Anything you do not recognize? Sign out everywhere else.',

  endOthers: 'Sign out everywhere else',
  confirmOthers: 'Every other device has to sign in again. You stay signed in here.',
  endAll: 'Sign out everywhere',
  confirmAll: 'Every device will have to sign in again, including this one.',
  ending: 'Signing out...',

  data: 'Your data',
  dataNote: 'Everything stored about you here: your identity, bookings, answers and results.',
  downloadData: 'Download my data',
  deleteData: 'Delete my data…',
  deleteAll: 'Delete everything',
  deleteNote: 'Your name, e-mail address, bookings and sign-ins are deleted for good.',
  deleteTitle: 'Delete my data',
  confirmDelete:
    'Your name, e-mail address, bookings and sign-ins are deleted. Your results stay as numbers without your name, and you will not see them again. This cannot be undone.',
  deleteNow: 'Delete my data',
  deleting: 'Deleting...',

  notOffered: 'No list here',
  notOfferedNote: 'This site’s API does not report where you are signed in.',
})
