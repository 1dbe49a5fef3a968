import { atom, computed } from 'nanostores'
import { endSessionsOf, getAccount, setAdmin } from '../../api/admin/admins.ts'
import { personIn } from '../../domain/log/events.ts'
import type { Notice } from '../../domain/notices/notices.ts'
import type { User } from '../../domain/session/session.ts'
import { exclusively } from '../lib/exclusively.ts'
import { createRemote } from '../lib/query.ts'
import { carryOut } from '../page/carry-out.ts'
import { $adminId } from '../session/admin-id.ts'
import { offering } from '../session/features.ts'
import { $userId, retrySession, signOut } from '../session/session.ts'
import { $log, $logQuery } from './log.ts'

/** The person whose log is shown; undefined for other views. */
const $personId = computed($logQuery, (query) => query?.userId)

/** Whether the API can grant administrator rights. */
export const $adminsOffered = offering('admins')

const $askedId = computed([$personId, $adminsOffered], (userId, offered) => (offered ? userId : undefined))

/** The person's account, if the API reports administrator rights. */
export const $account = createRemote<User>(['account', $adminId, $askedId], {
  fetcher: (_noun, _admin, userId) => getAccount(String(userId)),
})

/** `isAdmin` is missing if unknown. */
interface Person {
  _id: string
  name?: string | undefined
  email?: string | undefined
  isAdmin?: boolean | null
}

let known: Person | undefined

/** The person, from the account or the log; while another page is loading, the last known one. */
export const $person = computed([$personId, $account, $log], (userId = '', account, log) => {
  const isMeant = (person: Person | undefined) => person?._id === userId
  if (isMeant(account.data)) known = account.data
  else if (!isMeant(known)) known = personIn(log.data?.events.rows ?? [], userId)
  return isMeant(known) ? known : undefined
})

export const $changingAccount = atom(false)

const change = (done: Notice, work: () => Promise<unknown>): Promise<boolean> =>
  carryOut({ $busy: $changingAccount, action: 'change-account', done, stale: ['account', 'log'] }, work)

/** Resolves to true once it is stored. Removing one's own right closes this page. */
export const setAdminRight = (userId: string, name: string, admin: boolean) =>
  change({ code: admin ? 'made-admin' : 'unmade-admin', name }, async () => {
    await setAdmin(userId, admin)
    if (userId === $userId.get()) await retrySession()
  })

/** Resolves to true once all sessions of the person have ended, for oneself including this one. */
export async function signOutPerson(userId: string, name: string): Promise<boolean> {
  const end = () => endSessionsOf(userId)
  if (userId !== $userId.get()) return change({ code: 'person-signed-out', name }, end)
  await exclusively($changingAccount, true, () => signOut(end))
  return false
}
