import { plural } from '../lib/language.ts'
import { words } from '../lib/words.ts'

/** External events during an exam. */
export const announcements = words('announcements', {
  label: 'Announcements',
  announced: 'Announcement',
  extended: (minutes: number) =>
    minutes > 0
      ? plural(minutes, { one: 'You have # more minute.', other: 'You have # more minutes.' })
      : plural(-minutes, {
          one: '# added minute was taken back.',
          other: '# added minutes were taken back.',
        }),
  dismiss: 'Dismiss',
  elsewhere: {
    title: 'This quiz continues on another device',
    note: 'Your answers from there are here, too. The clock keeps running.',
    continueHere: 'Continue here',
  },
})
