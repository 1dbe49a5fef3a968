import * as oidc from 'openid-client'
import type { Address, RelyingParty } from '../http/deps.ts'
import { remember } from '../lib/remember.ts'

export interface Client {
  issuer: string
  clientId: string
  clientSecret: string
}

/** Requires a signature by the issuer's key, instead of relying on TLS. */
const CHECK_SIGNATURES = oidc.enableNonRepudiationChecks

/** `customFetch` replaces the network. */
export function googleParty(
  clientId: string,
  clientSecret: string,
  customFetch?: oidc.CustomFetch,
): RelyingParty {
  const authentication = oidc.ClientSecretBasic(clientSecret)
  return {
    issuer: 'google',
    discover: remember(() =>
      oidc.discovery(new URL('https://accounts.google.com'), clientId, undefined, authentication, {
        execute: [CHECK_SIGNATURES],
        ...(customFetch && { [oidc.customFetch]: customFetch }),
      }),
    ),
    prompt: 'select_account',
    isAdmin: async () => false,
  }
}

/** Calls the issuer through loopback: the public address may be unreachable from here. */
export function embeddedParty(
  { issuer, clientId, clientSecret }: Client,
  { publicUrl, loopback }: Address,
  isAdmin: RelyingParty['isAdmin'],
): RelyingParty {
  const customFetch: oidc.CustomFetch = (url, options) =>
    fetch(url.replace(publicUrl, loopback), options as RequestInit)
  return {
    issuer: 'demo',
    discover: remember(() =>
      oidc.discovery(new URL(issuer), clientId, undefined, oidc.ClientSecretBasic(clientSecret), {
        execute: [oidc.allowInsecureRequests, CHECK_SIGNATURES],
        [oidc.customFetch]: customFetch,
      }),
    ),
    prompt: 'login',
    isAdmin,
  }
}
