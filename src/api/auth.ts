import * as v from 'valibot'
import { User, ValidateTokenAnswer } from '../domain/session/session.ts'
import { apiUrl, call } from './client.ts'

/** Beside the user an API may list its features, so an envelope with two contents is one. */
const SignedIn = v.union([
  v.pipe(
    v.object({ user: User }),
    v.transform(({ user }) => user),
  ),
  User,
])

export const readMe = () => call(SignedIn, '/auth/me')
export const validateToken = () => call(ValidateTokenAnswer, '/auth/validate-token')
export const exchangeToken = (token: string) =>
  call(SignedIn, '/auth/token', { method: 'POST', body: { token } })
export const logout = () => call(v.unknown(), '/auth/logout', { method: 'POST' })

/** The page that signs in and redirects to `frontendUrl` with `?auth=success&token=…`. */
export const signInUrl = (frontendUrl: string) =>
  apiUrl(`/auth/google?${new URLSearchParams({ frontend_url: frontendUrl })}`)
