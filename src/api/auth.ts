import * as v from 'valibot'
import { Session, ValidateTokenAnswer } from '../domain/session/session.ts'
import { apiUrl, call } from './client.ts'

/** `token` in place of the session's. */
export const readMe = (token?: string) => call(Session, '/auth/me', token ? { token } : {})
export const validateToken = () => call(ValidateTokenAnswer, '/auth/validate-token')
export const exchangeToken = (token: string) =>
  call(Session, '/auth/token', { method: 'POST', body: { token }, token })
export const logout = () => call(v.unknown(), '/auth/logout', { method: 'POST' })

/** The page that signs in and redirects to `frontendUrl` with `?auth=success&token=…`. */
export const signInUrl = (frontendUrl: string) =>
  apiUrl(`/auth/google?${new URLSearchParams({ frontend_url: frontendUrl })}`)
