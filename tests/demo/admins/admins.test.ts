import { describe, expect, test } from 'vitest'
import { ensureUser } from '../../../demo/api/people/users.ts'
import { at } from '../../support/school/fixtures.ts'
import { enrol, type Person, type School } from '../../support/school/school.ts'
import { engines } from '../../support/server/engines.ts'
import { onEachEngine } from '../../support/server/on-each-engine.ts'
import { startTestServer } from '../../support/server/server.ts'

const NOON = at('12:00:00')
const set = ({ call }: Person, id: string, admin: boolean) =>
  call('PUT', `/admin/users/${id}/admin`, { admin })
const isAdmin = async ({ call }: Person) => (await call('GET', '/auth/me')).body.user.isAdmin

onEachEngine('an administrator', NOON, (school) => {
  test('is appointed and demoted by another one with immediate effect, and both are logged', async () => {
    const [asha, grace] = [await enrol(school()), await enrol(school(), { isAdmin: true })]
    expect(await set(grace, asha.id, true)).toMatchObject({ status: 200, body: { isAdmin: true } })
    await set(grace, asha.id, true)
    expect((await asha.call('GET', '/admin/slots/summary')).status).toBe(200)
    await set(grace, asha.id, false)
    expect((await asha.call('GET', '/admin/slots/summary')).status).toBe(403)
    const { body } = await grace.call('GET', `/admin/log?userId=${asha.id}`)
    expect(body.events.map(({ what }: { what: string }) => what)).toEqual(['unmade-admin', 'made-admin'])
  })

  test('is visible as such to administrators only', async () => {
    const [asha, grace] = [await enrol(school()), await enrol(school(), { isAdmin: true })]
    const ask = ({ call }: Person, id: string) => call('GET', `/admin/users/${id}/admin`)
    expect(await ask(grace, asha.id)).toMatchObject({ status: 200, body: { _id: asha.id, isAdmin: false } })
    expect((await ask(grace, grace.id)).body.isAdmin).toBe(true)
    expect((await ask(asha, grace.id)).status).toBe(403)
    expect((await ask(grace, '00000000-0000-4000-8000-000000000000')).status).toBe(404)
  })

  test('can only be appointed by administrators, and only from known people', async () => {
    const [asha, grace] = [await enrol(school()), await enrol(school(), { isAdmin: true })]
    expect((await set(asha, asha.id, true)).status).toBe(403)
    expect((await set(grace, '00000000-0000-4000-8000-000000000000', true)).status).toBe(404)
    expect((await grace.call('PUT', `/admin/users/${asha.id}/admin`, { admin: 'yes' })).status).toBe(400)
  })

  test('cannot be demoted as the last one, even if two demote each other at once', async () => {
    await school().deps.db.updateTable('users').set({ is_admin: false }).execute()
    const [ines, grace] = [await enrol(school(), { isAdmin: true }), await enrol(school(), { isAdmin: true })]
    const answers = await Promise.all([set(ines, grace.id, false), set(grace, ines.id, false)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const left = (await isAdmin(ines)) ? ines : grace
    expect(await set(left, left.id, false)).toMatchObject({
      status: 409,
      body: { message: 'Somebody has to stay an administrator' },
    })
  })
})

/** Somebody of Google as their sign-in with this list of ADMIN_EMAILS leaves them. */
const signIn = ({ deps }: School, isListed: boolean) =>
  ensureUser(
    deps.db,
    { issuer: 'google', subject: 'ines', email: 'Ines@school.example', name: 'Ines', isAdmin: isListed },
    new Date(NOON),
  )

describe.each([...engines])('ADMIN_EMAILS, on $name', ({ open }) => {
  test('decides at each sign-in, but revokes no right that was granted by hand', async () => {
    const server = await startTestServer({ engine: await open() })
    const grace = await enrol(server, { isAdmin: true })
    expect((await signIn(server, true)).is_admin).toBe(true)
    expect((await signIn(server, false)).is_admin).toBe(false)
    const { id } = await signIn(server, false)
    await set(grace, id, true)
    expect((await signIn(server, false)).is_admin).toBe(true)
    await server.close()
  })

  test('also decides when the server starts, and cannot be overruled by hand', async () => {
    const engine = await open()
    const config = { adminEmails: ['ines@school.example'] }
    const listed = await startTestServer({ engine: { ...engine, close: async () => {} }, config })
    const [{ id }, grace] = [await signIn(listed, true), await enrol(listed, { isAdmin: true })]
    expect(await set(grace, id, false)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('ADMIN_EMAILS') },
    })
    await listed.close()
    const unlisted = await startTestServer({ engine })
    const { deps } = unlisted
    const ines = deps.db.selectFrom('users').select('is_admin').where('id', '=', id)
    expect(await ines.executeTakeFirst()).toEqual({ is_admin: false })
    await unlisted.close()
  })
})
