import { expect, test } from 'vitest'
import { beginAudit } from '../../../demo/audit/run.ts'
import { MOCK_FEATURES } from '../../../demo/mock/school/features.ts'
import { type Person, SAMPLE_PEOPLE } from '../../../demo/mock/school/people.ts'
import { serveMock } from '../../../demo/mock/serve/server.ts'

const SITE = 'http://localhost:5173'

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

test.each([
  ['nothing optional', []],
  ['everything that it has', MOCK_FEATURES],
] as const)('the mock that offers %s breaks no rule of the audit', async (_, features) => {
  const { origin, close } = await serveMock({
    port: 0,
    host: '127.0.0.1',
    features: [...features],
    faults: [],
    origins: [],
    log: () => {},
  })
  const [learner, second, admin] = await Promise.all(SAMPLE_PEOPLE.map((person) => signIn(origin, person)))
  const { report } = beginAudit({
    base: `${origin}/api`,
    origin: SITE,
    credentials: { learner, second, admin },
    write: true,
  })
  const { outcomes } = await report
  await close()
  expect(
    outcomes.filter(({ state }) => state === 'broken').map(({ id, breaches }) => ({ id, breaches })),
  ).toEqual([])
})
