import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signInWith } from '../../support/server/google-sign-in.ts'
import { ownIssuer } from '../../support/server/own-issuer.ts'
import { startTestServer, type TestServer } from '../../support/server/server.ts'

let server: TestServer
beforeAll(async () => {
  const config = { google: { clientId: 'quiz', clientSecret: 'secret' }, adminEmails: ['kim@school.example'] }
  server = await startTestServer({ now: Date.now(), config })
})
afterAll(() => server.close())

const outcomeOf = async (...issuer: Parameters<typeof ownIssuer>) =>
  Object.fromEntries((await signInWith(server, await ownIssuer(...issuer))).address.searchParams)

const storedOf = (sub: string) =>
  server.deps.db
    .selectFrom('users')
    .select(['email', 'name', 'is_admin'])
    .where('subject', '=', sub)
    .executeTakeFirst()

test.each([
  "o'brien@school.example",
  'asha+quiz@school.example',
  'asha@münchen.example',
  'asha@xn--mnchen-3ya.example',
  'आशा@पाठशाला.भारत',
  '"asha rao"@school.example',
  'asha@[192.0.2.1]',
  'asha@localhost',
  'Asha.Rao@School.Example',
  `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.example`,
])('an address that the issuer has verified is accepted as it is: %s', async (email) => {
  const sub = `of ${email}`
  expect(await outcomeOf({ sub, email })).toMatchObject({ auth: 'success', token: expect.any(String) })
  expect(await storedOf(sub)).toMatchObject({ email, name: email, is_admin: false })
})

test.each([
  ['has not verified', { email_verified: false }],
  ['calls verified in words alone', { email_verified: 'yes' }],
  ['does not know', { email: undefined }],
])('an address that the issuer %s signs nobody in', async (_, claims) => {
  expect(await outcomeOf({ sub: 'nobody', email: 'x@school.example', ...claims })).toEqual({ auth: 'error' })
  expect(await storedOf('nobody')).toBeUndefined()
})

test.each([
  ['kim@school.example', true],
  ['KIM@School.Example', true],
  ['\u212aim@school.example', false],
  ['kim@\u017fchool.example', false],
  ['k\u0130m@school.example', false],
])(
  'the address %s is an administrator beside kim@school.example in ADMIN_EMAILS: %s',
  async (email, isAdmin) => {
    const sub = `admin ${email}`
    await outcomeOf({ sub, email })
    expect((await storedOf(sub))?.is_admin).toBe(isAdmin)
  },
)

describe('a token of the issuer', () => {
  test.each([
    ['that another key has signed', { otherKey: true }],
    ['that nobody has signed', { unsigned: true }],
  ])('%s signs nobody in', async (_, forgery) => {
    const claims = { sub: 'forged', email: 'kim@school.example' }
    expect(await outcomeOf(claims, forgery)).toEqual({ auth: 'error' })
    expect(await storedOf('forged')).toBeUndefined()
  })

  test.each([
    ['of another issuer', { iss: 'https://evil.example' }],
    ['for another application', { aud: 'another' }],
    ['that has expired', { exp: 1 }],
  ])('%s signs nobody in', async (_, claims) => {
    expect(await outcomeOf({ sub: 'forged', email: 'kim@school.example', ...claims })).toEqual({
      auth: 'error',
    })
  })
})
