import { atom, computed } from 'nanostores'
import { endSessions, listSessions } from '../../api/sessions.ts'
import { ownFirst, type SessionEntry } from '../../domain/session/sessions.ts'
import { exclusively } from '../lib/exclusively.ts'
import { createRemote, refresh } from '../lib/query.ts'
import { explainFailure, notice, reported } from '../page/notices.ts'
import { offering } from './features.ts'
import { $userId, signOut } from './session.ts'

/** Whether the API tells where somebody is signed in. */
export const $sessionsOffered = offering('sessions')

const $asked = computed([$userId, $sessionsOffered], (userId, offered) => (offered ? userId : undefined))

/** Where this person is signed in, this device first. */
export const $ownSessions = createRemote<SessionEntry[]>(['own-sessions', $asked], {
  fetcher: async () => ownFirst(await listSessions()),
})

export const $signingOut = atom(false)

/** Resolves to true once only this session is left. */
export const signOutElsewhere = async (): Promise<boolean> =>
  (await exclusively($signingOut, true, () =>
    reported(explainFailure('logout'), async () => {
      await endSessions('this')
      notice.success({ code: 'signed-out-elsewhere' })
      refresh('own-sessions')
      return true
    }),
  )) ?? false

/** Ends this session with the others. */
export const signOutEverywhere = () => exclusively($signingOut, true, () => signOut(() => endSessions()))
