import type { MockFeature } from '../../../demo/mock/school/features.ts'
import { type Person, SAMPLE_PEOPLE } from '../../../demo/mock/school/people.ts'
import { serveMock } from '../../../demo/mock/serve/server.ts'
import type { Shapes } from '../../../demo/mock/shapes.ts'

export const SITE = 'http://localhost:5173'

/** As a browser does: one press, and the code of the return for a token. */
async function signIn(origin: string, { _id }: Person): Promise<string> {
  const press = await fetch(`${origin}/api/auth/google`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ person: _id, frontend_url: SITE }),
  })
  const code = new URL(press.headers.get('location') ?? '').searchParams.get('token')
  const session = await fetch(`${origin}/api/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: code }),
  })
  const { token } = (await session.json()) as { token?: string }
  return token ?? code ?? ''
}

/** The mock on a port, and its people's tokens as the audit takes them. */
export async function openAuditedMock(features: readonly MockFeature[], shapes: Shapes = 'current') {
  const { origin, close } = await serveMock({
    port: 0,
    host: '127.0.0.1',
    features,
    faults: [],
    shapes,
    origins: [],
    log: () => {},
  })
  const [learner, second, admin] = await Promise.all(SAMPLE_PEOPLE.map((person) => signIn(origin, person)))
  return { origin, close, credentials: { learner, second, admin } }
}
