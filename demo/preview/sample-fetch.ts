import { createMock } from '../mock/mock.ts'
import { ADMINISTRATOR, LEARNER } from '../mock/school/people.ts'

interface SampleOptions {
  now: () => number
  /** The address of the sample API. */
  base: string
  /** The folder of the site, for pictures. */
  site: string
  isAdmin: boolean
}

const NOT_HERE = 'This is a preview with sample data: here it cannot do that. Nothing was sent.'
/** A frame cannot load a picture from the memory of its page. */
const UPLOAD = '/upload/image'

/**
 * A fetch that asks nobody but a mock: calls below `base` are answered by it, all others fail as without a network. (The policy of
 * the preview's page, `connect-src 'none'`, lets none out either.) `signIn` opens a session: its token.
 */
export function createSample({ now, base, site, isAdmin }: SampleOptions) {
  // Without 'return' the elements ask the site owner for an address to come back to.
  const mock = createMock({ now, base, site, features: ['return', 'public', 'content'] })
  const fetch: typeof globalThis.fetch = async (input, options) => {
    const request = new Request(input, options)
    if (!request.url.startsWith(`${base}/`))
      throw new TypeError('A preview asks nobody but the sample school')
    if (request.url === base + UPLOAD) return Response.json({ message: NOT_HERE }, { status: 409 })
    return mock.fetch(request)
  }
  const person = isAdmin ? ADMINISTRATOR : LEARNER
  return {
    fetch,
    signIn: () => mock.signIn(person),
    /** What the return of a sign-in carries. */
    ticketFor: (challenge: string | undefined) => mock.ticketFor(person, challenge),
  }
}
