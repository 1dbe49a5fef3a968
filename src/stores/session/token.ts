import { atom } from 'nanostores'
import * as v from 'valibot'
import { deviceAtom } from '../lib/storage.ts'

/** The token of a sign-in of ours. */
export const $token = deviceAtom('quiz:token', v.string())

/** Whom the API knows by cookie alone, so that this device has no token of theirs. */
export const $cookieUserId = deviceAtom('quiz:cookie-user', v.string())

/** Whether the device keeps a session of ours, as far as it knows. */
export const keepsSession = () => $token.get() !== undefined || $cookieUserId.get() !== undefined

/** How a site with a login of its own gives its bearer token; nothing where nobody is signed in there. */
export type GetToken = () => string | null | undefined | Promise<string | null | undefined>

/** Undefined where people sign in by us. */
export const $getToken = atom<GetToken | undefined>()

/** Never stored: the site knows it. */
let siteToken: string | undefined

export const readToken = () => ($getToken.get() ? siteToken : $token.get())

export function keepSiteToken(token: string | undefined): void {
  siteToken = token
}
