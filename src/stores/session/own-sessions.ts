import { atom, computed } from 'nanostores'
import { endSessions, listSessions } from '../../api/sessions.ts'
import { deviceOf } from '../../domain/session/device.ts'
import { ownFirst, type SessionEntry } from '../../domain/session/sessions.ts'
import { exclusively } from '../lib/exclusively.ts'
import { createRemote } from '../lib/query.ts'
import { carryOut } from '../page/carry-out.ts'
import { offering } from './features.ts'
import { $userId, signOut } from './session.ts'

/** Whether the API lists sessions. */
export const $sessionsOffered = offering('sessions')

const $asked = computed([$userId, $sessionsOffered], (userId, offered) => (offered ? userId : undefined))

/** This device is known, whatever the API knows. */
const namedHere = (session: SessionEntry): SessionEntry =>
  session.isCurrent && !session.device?.browser
    ? { ...session, device: deviceOf(navigator.userAgent) }
    : session

/** This person's sessions, this device first. */
export const $ownSessions = createRemote<SessionEntry[]>(['own-sessions', $asked], {
  fetcher: async () => ownFirst(await listSessions()).map(namedHere),
})

export const $signingOut = atom(false)

/** Resolves to true once only this session is left. */
export const signOutElsewhere = (): Promise<boolean> =>
  carryOut(
    {
      $busy: $signingOut,
      action: 'logout',
      done: { code: 'signed-out-elsewhere' },
      stale: ['own-sessions'],
    },
    () => endSessions('this'),
  )

/** Ends this session with the others. */
export const signOutEverywhere = () => exclusively($signingOut, true, () => signOut(() => endSessions()))
