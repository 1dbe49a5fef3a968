import { describe, expect, test } from 'vitest'
import type { Engine } from '../../../demo/api/database/db.ts'
import { ensureUser } from '../../../demo/api/people/users.ts'
import { createSession } from '../../../demo/api/session/session.ts'
import { openBrowser } from '../../support/page/browser.ts'
import { signInThroughIssuer, tokenOf } from '../../support/page/signing-in.ts'
import { engines } from '../../support/server/engines.ts'
import { api, signInAs, startTestServer, type TestServer } from '../../support/server/server.ts'

const GOOGLE = { clientId: 'id', clientSecret: 'secret' }
const STRICT = { google: GOOGLE, publicUrl: 'https://quiz.example', adminEmails: ['head@school.example'] }

/** The database outlives the server, as it does when a process is restarted. */
const kept = (engine: Engine): Engine => ({ ...engine, close: async () => {} })

const somebodyOfGoogle = ({ deps }: TestServer) =>
  ensureUser(
    deps.db,
    { issuer: 'google', subject: '107', email: 'ines@school.example', name: 'Ines', isAdmin: false },
    new Date(deps.clock()),
  )

/** As `address` is public, people reach the process through its own. */
const here = ({ deps }: TestServer) => ({ url: deps.address.loopback })

describe.each([...engines])(
  'an administrator of the demo, once Google signs people in, on $name',
  ({ open }) => {
    test('loses token, code, cookie and rights', async () => {
      const engine = await open()
      const demo = await startTestServer({ engine: kept(engine) })
      const browser = openBrowser()
      const token = await tokenOf(demo, await signInThroughIssuer(demo, browser, { persona: 'grace' }))
      const back = await signInThroughIssuer(demo, browser, { persona: 'grace' })
      const code = back.searchParams.get('token') ?? ''
      const cookie = [...browser.cookies].find(([name]) => name.includes('session'))?.[1].value
      expect(cookie).toBeDefined()
      expect((await api(demo, token)('GET', '/admin/users')).status, 'before the switch').toBe(200)
      await demo.close()

      const strict = await startTestServer({ engine: kept(engine), config: STRICT })
      const ines = await somebodyOfGoogle(strict)
      const call = api(here(strict), token)
      expect((await call('GET', '/auth/me')).status).toBe(401)
      expect((await call('GET', '/auth/validate-token')).status).toBe(401)
      for (const given of [token, code])
        expect((await api(here(strict))('POST', '/auth/token', { token: given })).status).toBe(401)
      const byCookie = { cookie: `session=${cookie}; __Host-session=${cookie}`, origin: STRICT.publicUrl }
      expect((await api(here(strict))('GET', '/auth/me', undefined, byCookie)).status).toBe(401)
      for (const path of ['/admin/users', '/user/admin/results', '/admin/slots/summary', '/admin/log'])
        expect((await call('GET', path)).status, path).toBe(401)
      expect((await call('PUT', `/admin/users/${ines.id}/admin`, { admin: true })).status).toBe(401)
      expect(
        (await api(here(strict))('PUT', `/admin/users/${ines.id}/admin`, { admin: true }, byCookie)).status,
      ).toBe(401)
      const stored = strict.deps.db
        .selectFrom('users')
        .select(['is_admin', 'made_admin'])
        .where('id', '=', ines.id)
      expect(await stored.executeTakeFirst()).toEqual({ is_admin: false, made_admin: false })
      const sessions = await strict.deps.db.selectFrom('sessions').selectAll().execute()
      expect(sessions, 'the start has ended them').toEqual([])
      await strict.close()

      const again = await startTestServer({ engine: kept(engine) })
      expect((await api(again, token)('GET', '/auth/me')).status, 'back in the demo').toBe(401)
      await again.close()
      await engine.close()
    })

    test('has no rights even with a session that was made after the start', async () => {
      const strict = await startTestServer({ engine: await open(), config: STRICT })
      const token = await signInAs(strict, 'grace')
      expect((await api(here(strict), token)('GET', '/admin/users')).status).toBe(401)
      expect((await api(here(strict))('POST', '/auth/token', { token })).status).toBe(401)
      await strict.close()
    })

    test('does not count as the last administrator', async () => {
      const engine = await open()
      const demo = await startTestServer({ engine: kept(engine) })
      await signInAs(demo, 'grace')
      await demo.close()
      const strict = await startTestServer({ engine, config: STRICT })
      const ines = await somebodyOfGoogle(strict)
      await strict.deps.db.updateTable('users').set({ is_admin: true }).where('id', '=', ines.id).execute()
      const call = api(
        here(strict),
        await createSession(strict.deps.db, ines.id, new Date(strict.deps.clock())),
      )
      expect(await call('PUT', `/admin/users/${ines.id}/admin`, { admin: false })).toMatchObject({
        status: 409,
        body: { code: 'last_admin' },
      })
      await strict.close()
    })
  },
)
