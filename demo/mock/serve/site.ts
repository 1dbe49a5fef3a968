import { setTimeout } from 'node:timers/promises'
import { type Fault, withFaults } from '../faults.ts'
import { cookieFor, createMock } from '../mock.ts'
import type { MockFeature } from '../school/features.ts'
import { SAMPLE_PEOPLE } from '../school/people.ts'
import type { Shapes } from '../shapes.ts'
import { type IsAllowed, originsOf, withOrigins } from './origins.ts'
import { pictureNamed, refusalPage, signInPage, statePage } from './pages.ts'

export interface SiteOptions {
  /** Its own origin. */
  origin: string
  features: readonly MockFeature[]
  faults: readonly Fault[]
  shapes?: Shapes
  /** Whose pages may call it; none means those of this machine. */
  origins: readonly string[]
  /** One line for each call, without its query. */
  log: (line: string) => void
}

const API = '/api'
const KEPT_CALLS = 30

/** What the sign-in adds to the address; whoever sends it must not choose it. */
const OUTCOME = ['auth', 'token', 'auth_reason', 'auth_account', 'auth_takes']

/** The address to return to, without its hash; undefined for one that is not allowed. */
function returnUrlOf(text: string | null, isAllowed: IsAllowed): string | undefined {
  if (!text || !URL.canParse(text)) return undefined
  const url = new URL(text)
  const isPlain = /^https?:$/.test(url.protocol) && !url.username && !url.password
  if (!isPlain || !isAllowed(url.origin)) return undefined
  for (const name of OUTCOME) if (url.searchParams.has(name)) url.searchParams.delete(name)
  return url.origin + url.pathname + url.search
}

/** The mock with its pages, as a fetch function. */
export function createSite({ origin, features, faults, shapes, origins, log }: SiteOptions) {
  const api = origin + API
  const isAllowed = originsOf(origins, origin)
  const mock = createMock({ base: api, site: `${origin}/`, features, shapes })
  const calls: string[] = []
  const refused = new Set<string>()

  function report(stranger: string): void {
    if (!refused.has(stranger)) log(`refused a page of ${stranger}: --origin ${stranger} lets it call`)
    refused.add(stranger)
  }

  const callApi = withOrigins(withFaults(mock, faults, setTimeout), isAllowed, report)

  /** A form of another site must not act here. With a host of its own the mock has other names, too. */
  const isOwn = ({ headers }: Request) =>
    [null, origin, `http://${headers.get('host')}`].includes(headers.get('origin'))

  const cannotReturn = () =>
    refusalPage(400, 'frontend_url must be an address of an allowed origin (--origin lists others).')

  function showSignIn({ searchParams }: URL): Response {
    const challenge = searchParams.get('challenge') ?? undefined
    const returnUrl = returnUrlOf(searchParams.get('frontend_url'), isAllowed)
    return returnUrl ? signInPage(returnUrl, challenge) : cannotReturn()
  }

  async function completeSignIn(request: Request): Promise<Response> {
    if (!isOwn(request)) return refusalPage(403, 'Only the page of the mock signs in.')
    const fields = new URLSearchParams(await request.text())
    const returnUrl = returnUrlOf(fields.get('frontend_url'), isAllowed)
    const person = SAMPLE_PEOPLE.find(({ _id }) => _id === fields.get('person'))
    if (!returnUrl || !person) return cannotReturn()
    const token = mock.ticketFor(person, fields.get('challenge') ?? undefined)
    const location = `${returnUrl}${returnUrl.includes('?') ? '&' : '?'}${new URLSearchParams({ auth: 'success', token })}`
    const headers = new Headers({ location, 'cache-control': 'no-store' })
    headers.append('set-cookie', cookieFor(mock.signIn(person)))
    return new Response(null, { status: 303, headers })
  }

  function reset(request: Request): Response {
    if (!isOwn(request)) return refusalPage(403, 'Only the page of the mock resets it.')
    mock.reset()
    return new Response(null, { status: 303, headers: { location: '/' } })
  }

  /** Pages by method and path; undefined for the API's calls. */
  function pageOf(request: Request, url: URL): Response | Promise<Response> | undefined {
    const asked = `${request.method} ${url.pathname}`
    if (asked === 'GET /') return statePage(mock, { api, faults, calls })
    if (asked === 'POST /reset') return reset(request)
    if (asked === `GET ${API}/auth/google`) return showSignIn(url)
    if (asked === `POST ${API}/auth/google`) return completeSignIn(request)
    const [, picture] = /^GET \/pictures\/([\w-]+)\.svg$/.exec(asked) ?? []
    return picture ? pictureNamed(picture) : undefined
  }

  return async (request: Request): Promise<Response> => {
    const url = new URL(request.url)
    const shown = await pageOf(request, url)
    if (shown) return shown
    const asked = `${request.method} ${url.pathname}`
    const note = (outcome: string) => {
      log(`${asked} ${outcome}`)
      calls.unshift(`${asked} ${outcome}`)
      calls.length = Math.min(calls.length, KEPT_CALLS)
    }
    try {
      const response = await callApi(request)
      if (request.method !== 'OPTIONS') note(String(response.status))
      return response
    } catch (error) {
      note('carried out, and its answer lost')
      throw error
    }
  }
}
