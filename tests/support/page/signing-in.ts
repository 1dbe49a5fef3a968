import type { RunningServer } from '../../../demo/api/server.ts'
import { api } from '../server/server.ts'
import type { Browser } from './browser.ts'

type Server = Pick<RunningServer, 'url'>

/** Whether the sign-in has come back to the app. */
export const isBack = (url: URL) => url.searchParams.has('auth')

const beginUrl = ({ url }: Server, frontendUrl: string) =>
  `${url}/api/auth/google?${new URLSearchParams({ frontend_url: frontendUrl })}`

/** Goes to the page on which one says who one is. */
export async function openChooser(server: Server, browser: Browser, frontendUrl = server.url) {
  const { url, response } = await browser.follow(beginUrl(server, frontendUrl), isBack)
  return { url: url.href, html: (await response?.text()) ?? '' }
}

/** Says who one is and goes on until the app is reached, or until `stop`. */
export async function choosePerson(
  browser: Browser,
  chooserUrl: string,
  fields: Record<string, string>,
  stop: (url: URL) => boolean = isBack,
) {
  const answer = await browser.post(chooserUrl, fields)
  const location = answer.headers.get('location')
  if (!location) throw new Error(`the chooser answered ${answer.status}`)
  const { url } = await browser.follow(new URL(location, chooserUrl).href, stop)
  return url
}

/** Exchanges what the address brought for the session's token. */
export async function tokenOf(server: Server, address: URL): Promise<string> {
  const { body } = await api(server)('POST', '/auth/token', {
    token: address.searchParams.get('token') ?? '',
  })
  return body.token
}

/** The whole way, for a sample person or a new one. Returns the address with which the app is reached. */
export async function signInThroughIssuer(
  server: Server,
  browser: Browser,
  fields: Record<string, string>,
  frontendUrl?: string,
) {
  const chooser = await openChooser(server, browser, frontendUrl)
  return choosePerson(browser, chooser.url, fields)
}
