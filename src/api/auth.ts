import * as v from 'valibot'
import { Session, ValidateTokenAnswer } from '../domain/session/session.ts'
import { apiUrl, type CallOptions, call } from './client.ts'

/** `token` in place of the session's. `since`: see CallOptions. */
export const readMe = (options?: Pick<CallOptions, 'token' | 'since'>) => call(Session, '/auth/me', options)
export const validateToken = () => call(ValidateTokenAnswer, '/auth/validate-token')
export const exchangeToken = (token: string, verifier?: string) =>
  call(Session, '/auth/token', { method: 'POST', body: { token, verifier }, token })
export const logout = () => call(v.unknown(), '/auth/logout', { method: 'POST' })

/**
 * The page that signs in and redirects to `frontendUrl` with `?auth=success&token=…`, for whoever has the challenge's
 * verifier.
 */
export const signInUrl = (frontendUrl: string, challenge?: string) =>
  apiUrl(
    `/auth/google?${new URLSearchParams({ frontend_url: frontendUrl, ...(challenge && { challenge }) })}`,
  )
