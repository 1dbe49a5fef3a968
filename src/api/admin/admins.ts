import * as v from 'valibot'
import { User } from '../../domain/session/session.ts'
import { call } from '../client.ts'

const accountPath = (userId: string) => `/admin/users/${encodeURIComponent(userId)}`

export const getAccount = (userId: string) => call(User, `${accountPath(userId)}/admin`)
/** @throws Failure 409 for the last administrator, and for those whom the sign-in makes administrators. */
export const setAdmin = (userId: string, admin: boolean) =>
  call(User, `${accountPath(userId)}/admin`, { method: 'PUT', body: { admin } })
export const endSessionsOf = (userId: string) =>
  call(v.unknown(), `${accountPath(userId)}/sessions`, { method: 'DELETE' })
