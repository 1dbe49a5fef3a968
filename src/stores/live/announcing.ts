import { atom } from 'nanostores'
import { announce } from '../../api/admin/live.ts'
import { carryOut } from '../page/carry-out.ts'
import { onceForEach } from './once-for-each.ts'

/** Everyone working on these quizzes, or one person. */
export interface Recipients {
  quizIds: readonly string[]
  person?: { userId: string; name: string }
}

/** The draft of a message to all: it survives a visit to another page. */
export const $messageDraft = atom('')

export const $announcing = atom(false)
const announceOnce = onceForEach()

/** Sends a message. Resolves to true once it is stored; each attempt gets it with its next heartbeat. */
export const sendAnnouncement = (
  { quizIds, person }: Recipients,
  text: string,
  count: number,
): Promise<boolean> => {
  const body = { text, ...(person && { userId: person.userId }) }
  const done = { code: 'message-sent', name: person?.name, count } as const
  return carryOut({ $busy: $announcing, action: 'send-message', done, stale: ['live'] }, () =>
    announceOnce(body, quizIds, (quizId) => announce(quizId, body)),
  )
}
