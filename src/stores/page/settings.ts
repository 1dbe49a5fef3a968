import { atom, map } from 'nanostores'

/** What the site owner set on the elements of the page, read once for all of them. */
export interface Settings {
  /** The page that the sign-in comes back to; empty means the page's origin. */
  frontendUrl: string
  brandName: string
  brandLogo: string
  /** `popup` leaves the page where it is; where popups are blocked the page is left all the same. */
  signIn: 'redirect' | 'popup'
  termsUrl: string
  privacyUrl: string
  /** Hosts whose images are fetched through the proxy endpoint. */
  imageProxyHosts: readonly string[]
  /** The host on which the proxy is not used. */
  stagingHost: string
}

export const DEFAULT_SETTINGS: Settings = {
  frontendUrl: '',
  brandName: 'Quiz',
  brandLogo: '',
  signIn: 'redirect',
  termsUrl: '',
  privacyUrl: '',
  imageProxyHosts: [],
  stagingHost: '',
}

export const $settings = map<Settings>(DEFAULT_SETTINGS)

/** Where the API is; undefined until some element of the page has said so. */
export const $apiBase = atom<string | undefined>()
