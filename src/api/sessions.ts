import * as v from 'valibot'
import { SessionEntry } from '../domain/session/sessions.ts'
import { call } from './client.ts'

export const listSessions = () => call(v.array(SessionEntry), '/auth/sessions')
/** Ends all of one's sessions, or all but this one. */
export const endSessions = (keep?: 'this') =>
  call(v.unknown(), '/auth/sessions', { method: 'DELETE', query: { keep } })
