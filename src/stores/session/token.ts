import { atom } from 'nanostores'
import * as v from 'valibot'
import { deviceAtom } from '../lib/storage.ts'

/** The token of our own sign-in. */
export const $token = deviceAtom('quiz:token', v.string())

/** The person known to the API only by cookie, so this device has no token. */
export const $cookieUserId = deviceAtom('quiz:cookie-user', v.string())

/** Whether the device keeps a session of ours, as far as known. */
export const keepsSession = () => $token.get() !== undefined || $cookieUserId.get() !== undefined

/** How a site with its own login supplies its bearer token; empty if nobody is signed in there. */
export type GetToken = () => string | null | undefined | Promise<string | null | undefined>

/** Undefined if people sign in through us. */
export const $getToken = atom<GetToken | undefined>()

/** Never stored: the site knows it. */
let siteToken: string | undefined

export const readToken = () => ($getToken.get() ? siteToken : $token.get())

export function keepSiteToken(token: string | undefined): void {
  siteToken = token
}
