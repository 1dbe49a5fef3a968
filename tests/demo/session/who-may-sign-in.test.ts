import { describe, expect, test } from 'vitest'
import type { Engine } from '../../../demo/api/database/db.ts'
import { openBrowser } from '../../support/page/browser.ts'
import { signInThroughIssuer, tokenOf } from '../../support/page/signing-in.ts'
import { engines } from '../../support/server/engines.ts'
import { signInWith } from '../../support/server/google-sign-in.ts'
import { ownIssuer } from '../../support/server/own-issuer.ts'
import { api, startTestServer } from '../../support/server/server.ts'

const SCHOOL = {
  signInDomains: ['school.example', 'other.example'],
  signInEmails: ['guest@elsewhere.example', "o'brien@elsewhere.example"],
  adminEmails: ['head@private.example'],
}
const kept = (engine: Engine): Engine => ({ ...engine, close: async () => {} })

/** What the sign-in of somebody with that address brings back. */
async function outcomesOf(config: object, emails: readonly string[]) {
  const server = await startTestServer({
    now: Date.now(),
    config: { google: { clientId: 'quiz', clientSecret: 'secret' }, ...config },
  })
  const outcomes = []
  for (const email of emails) {
    const { address } = await signInWith(server, await ownIssuer({ sub: email, email }))
    outcomes.push(Object.fromEntries(address.searchParams))
  }
  const stored = await server.deps.db.selectFrom('users').select('email').execute()
  await server.close()
  return { outcomes, stored: stored.map(({ email }) => email).toSorted() }
}

test('addresses of the school, listed ones and administrators can sign in, in any case of ASCII letters', async () => {
  const emails = [
    'asha@school.example',
    'Asha.Rao@School.Example',
    'ben@other.example',
    'guest@elsewhere.example',
    "O'Brien@elsewhere.example",
    'head@private.example',
    '"asha@evil.example"@school.example',
  ]
  const { outcomes, stored } = await outcomesOf(SCHOOL, emails)
  expect(outcomes).toEqual(emails.map(() => ({ auth: 'success', token: expect.any(String) })))
  expect(stored).toEqual(emails.toSorted())
})

test('nobody else can sign in, and the page is told which account it was and which are accepted', async () => {
  const emails = [
    'asha@gmail.example',
    'asha@sub.school.example',
    'asha@school.example.evil.example',
    'asha@evilschool.example',
    '"asha@school.example"@evil.example',
    'asha@school.example@evil.example',
    'asha@\u017fchool.example',
    'other@elsewhere.example',
    'brien@elsewhere.example',
    'head@school.example.',
  ]
  const { outcomes, stored } = await outcomesOf(SCHOOL, emails)
  expect(outcomes).toEqual(
    emails.map((email) => ({
      auth: 'error',
      auth_reason: 'account_not_allowed',
      auth_account: email,
      auth_takes: 'school.example other.example',
    })),
  )
  expect(stored).toEqual([])
})

test('the Kelvin sign is not a k in a domain, and a list of addresses includes no domain', async () => {
  const { outcomes } = await outcomesOf({ signInDomains: ['kim.example'] }, ['a@\u212aim.example'])
  expect(outcomes).toMatchObject([{ auth: 'error', auth_takes: 'kim.example' }])
  const { outcomes: listed } = await outcomesOf({ signInEmails: ['a@x.org'] }, ['b@x.org', 'a@x.org'])
  expect(listed).toEqual([
    { auth: 'error', auth_reason: 'account_not_allowed', auth_account: 'b@x.org' },
    { auth: 'success', token: expect.any(String) },
  ])
})

describe.each([...engines])('a sign-in on $name', ({ open }) => {
  test('is ended by the restart for people who are no longer allowed in, and for nobody else', async () => {
    const engine = await open()
    const before = await startTestServer({ engine: kept(engine) })
    const enter = async (email: string) =>
      tokenOf(before, await signInThroughIssuer(before, openBrowser(), { name: 'Mira', email }))
    const [pupil, stranger] = [await enter('mira@school.example'), await enter('mira@gmail.example')]
    const unused = await signInThroughIssuer(before, openBrowser(), { name: 'Mo', email: 'mo@gmail.example' })
    await before.close()

    const after = await startTestServer({ engine, config: { signInDomains: ['school.example'] } })
    expect((await api(after, pupil)('GET', '/auth/me')).status).toBe(200)
    expect((await api(after, stranger)('GET', '/auth/me')).status).toBe(401)
    for (const token of [stranger, unused.searchParams.get('token')])
      expect((await api(after)('POST', '/auth/token', { token })).status).toBe(401)
    expect(await after.deps.db.selectFrom('sessions').select('user_id').execute()).toHaveLength(1)
    const back = await signInThroughIssuer(after, openBrowser(), {
      name: 'Mira',
      email: 'mira@gmail.example',
    })
    expect(Object.fromEntries(back.searchParams)).toMatchObject({
      auth: 'error',
      auth_account: 'mira@gmail.example',
    })
    await after.close()
  })
})

test('a sign-in is not refused because its return address contains a refusal of its own', async () => {
  const server = await startTestServer({ config: { allowedOrigins: ['https://school.example'] } })
  const back = await signInThroughIssuer(
    server,
    openBrowser(),
    { persona: 'asha' },
    'https://school.example/?page_id=6&auth_reason=account_not_allowed&auth_account=x%40y.example',
  )
  expect(Object.fromEntries(back.searchParams)).toEqual({
    page_id: '6',
    auth: 'success',
    token: expect.any(String),
  })
  await server.close()
})
