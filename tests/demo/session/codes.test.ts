// SPEC Operation Crowds
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { createSession, makeCode, sha256 } from '../../../demo/api/session/session.ts'
import { at } from '../../support/school/fixtures.ts'
import { enrol, type Person } from '../../support/school/school.ts'
import { onEachEngine } from '../../support/server/on-each-engine.ts'
import { api } from '../../support/server/server.ts'

const NOON = at('12:00:00')

onEachEngine('the token in the address of the return', NOON, (school) => {
  /** What the return of somebody's sign-in brings, and the token of the cookie beside it. */
  async function comeBack({ id }: Person) {
    const { db, clock } = school().deps
    const code = makeCode()
    return { cookie: await createSession(db, id, new Date(clock()), code), code }
  }
  const exchange = (token: string) => api(school())('POST', '/auth/token', { token })
  const me = async (token: string) => (await api(school(), token)('GET', '/auth/me')).status

  test('is exchanged once for a token of the same session, which also replaces the cookie', async () => {
    const asha = await enrol(school())
    const { code, cookie } = await comeBack(asha)
    const answer = await exchange(code)
    expect(answer).toMatchObject({ status: 200, body: { user: { _id: asha.id } } })
    const { token } = answer.body
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(answer.headers.get('set-cookie')).toContain(token)
    expect([await me(token), await me(cookie), await me(code)]).toEqual([200, 401, 401])
    expect(await exchange(code), 'a second use').toMatchObject({ status: 401 })
    expect(await me(token), 'which ends nothing').toBe(200)
  })

  test('works only once if it is used several times at once', async () => {
    const { code } = await comeBack(await enrol(school()))
    const answers = await Promise.all(Array.from({ length: 5 }, () => exchange(code)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401, 401])
  })

  test.each([
    ['59 seconds', 59, 200],
    ['a minute', 60, 401],
  ])('after %s answers %3$d', async (_, seconds, status) => {
    const { code, cookie } = await comeBack(await enrol(school()))
    school().clock.now = NOON + seconds * 1000
    expect((await exchange(code)).status).toBe(status)
    if (status === 401) expect(await me(cookie), 'the cookie goes on').toBe(200)
  })

  test('is not a session, and signs nobody in by itself', async () => {
    const { code } = await comeBack(await enrol(school()))
    expect(await me(code)).toBe(401)
  })

  describe('from a sign-in that a browser began with the hash of a verifier', () => {
    const VERIFIER = 'what only that browser knows'
    const begun = async (challenge?: string) => {
      const { db, clock } = school().deps
      const [{ id, token }, code] = [await enrol(school()), makeCode()]
      await createSession(db, id, new Date(clock()), code, challenge)
      return { id, token, code }
    }
    const CHALLENGE = sha256(VERIFIER).toString('hex')
    const exchangeWith = (token: string, verifier?: string) =>
      api(school())('POST', '/auth/token', { token, verifier })

    test('works only with the verifier', async () => {
      const { id, code } = await begun(CHALLENGE)
      expect(await exchangeWith(code), 'without').toMatchObject({ status: 401 })
      expect(await exchangeWith(code, 'that of another browser')).toMatchObject({ status: 401 })
      expect(await exchangeWith(code, CHALLENGE), 'the hash itself').toMatchObject({ status: 401 })
      expect(await exchangeWith(code, VERIFIER)).toMatchObject({ status: 200, body: { user: { _id: id } } })
      expect(await exchangeWith(code, VERIFIER), 'a second use').toMatchObject({ status: 401 })
    })

    test('is neither one that somebody else began without a verifier, nor the token of a session', async () => {
      const { code, token } = await begun()
      for (const brought of [code, token])
        expect(await exchangeWith(brought, VERIFIER)).toMatchObject({ status: 401 })
      expect(await exchangeWith(code), 'an older page').toMatchObject({ status: 200 })
    })
  })

  test('may be a session’s own token, which is answered without a new one', async () => {
    const { token } = await enrol(school())
    const answer = await exchange(token)
    expect(answer.status).toBe(200)
    expect(answer.body).not.toHaveProperty('token')
  })
})

onEachEngine('a session of a person', NOON, (school) => {
  const signInAgain = ({ id }: Person) => createSession(school().deps.db, id, new Date(school().deps.clock()))
  const me = async (token: string) => (await api(school(), token)('GET', '/auth/me')).status

  test('is in a list, latest first, where the one that asks is marked', async () => {
    const asha = await enrol(school())
    school().clock.advance(5)
    const phone = await signInAgain(asha)
    school().clock.advance(5)
    await asha.call('GET', '/auth/me')
    const time = (text: string) => `2026-03-04T${text}.000Z`
    expect((await asha.call('GET', '/auth/sessions')).body).toEqual([
      { device: {}, createdAt: time('12:00:00'), lastUsedAt: time('12:10:00'), isCurrent: true },
      { device: {}, createdAt: time('12:05:00'), lastUsedAt: time('12:05:00'), isCurrent: false },
    ])
    expect(await me(phone)).toBe(200)
  })

  test('records its latest use by the minute, so opening a page again within one writes nothing', async () => {
    const asha = await enrol(school())
    const usedAt = async () => {
      await Promise.all([1, 2, 3].map(() => asha.call('GET', '/auth/me')))
      const { rows } = await sql<{ xmin: string; used: Date }>`
        select xmin::text, coalesce(last_used_at, created_at) as used from sessions where user_id = ${asha.id}`.execute(
        school().deps.db,
      )
      const { body } = await asha.call('GET', '/auth/sessions')
      expect(body[0].lastUsedAt).toBe(rows[0]?.used.toISOString())
      return rows[0]
    }
    const begun = await usedAt()
    school().clock.now = NOON + 59_000
    expect(await usedAt()).toEqual(begun)
    school().clock.now = NOON + 60_000
    const later = await usedAt()
    expect(later?.used).toEqual(new Date(NOON + 60_000))
    school().clock.now = NOON + 119_000
    expect(await usedAt()).toEqual(later)
  })

  test('can be ended everywhere, or everywhere else', async () => {
    const [asha, ben] = [await enrol(school()), await enrol(school())]
    const phone = await signInAgain(asha)
    expect((await asha.call('DELETE', '/auth/sessions?keep=this')).status).toBe(200)
    expect([await me(asha.token), await me(phone), await me(ben.token)]).toEqual([200, 401, 200])
    await asha.call('DELETE', '/auth/sessions')
    expect([await me(asha.token), await me(ben.token)]).toEqual([401, 200])
  })

  test('can be ended by an administrator for somebody else, which is logged', async () => {
    const [asha, grace] = [await enrol(school()), await enrol(school(), { isAdmin: true })]
    expect((await asha.call('DELETE', `/admin/users/${grace.id}/sessions`)).status).toBe(403)
    expect((await grace.call('DELETE', `/admin/users/${asha.id}/sessions`)).status).toBe(200)
    expect([await me(asha.token), await me(grace.token)]).toEqual([401, 200])
    const { body } = await grace.call('GET', `/admin/log?userId=${asha.id}`)
    expect(body.events[0]).toMatchObject({ what: 'sessions-ended', who: { _id: grace.id } })
  })
})
