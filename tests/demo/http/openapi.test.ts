import { expect, test } from 'vitest'
import { api, startTestServer } from '../../support/server/server.ts'

/** What clients call. */
const CALLS = [
  'get /auth/me',
  'get /auth/validate-token',
  'post /auth/token',
  'post /auth/logout',
  'get /auth/google',
  'get /auth/google/callback',
  'get /quiz',
  'get /quiz/{id}',
  'get /quiz/{id}/access',
  'get /quiz/{id}/taken',
  'post /quiz/{id}/start',
  'post /quiz/{id}/submit',
  'get /quiz/{id}/results',
  'get /quiz/{id}/user/{userId}/results',
  'get /user/results',
  'get /slots/current',
  'get /slots/available',
  'post /slots/book',
  'get /slots/my-bookings',
  'delete /slots/cancel/{id}',
  'post /slots/generate',
  'post /quiz',
  'put /quiz/{id}',
  'delete /quiz/{id}',
  'post /upload/image',
  'get /images/{name}',
  'get /quiz/proxy-image',
  'get /quiz/{id}/admin/results',
  'get /user/admin/results',
  'post /quiz/{id}/admin/reset-attempt',
  'get /admin/slots/statistics',
  'get /admin/slots/bookings',
  'get /admin/slots/overview',
  'get /admin/slots/summary',
  'delete /admin/slots/cancel/{id}',
  'get /admin/slot-config',
  'put /admin/slot-config',
  'post /admin/slot-config/reset',
  'get /quiz/{id}/attempt',
  'put /quiz/{id}/attempt',
  'get /admin/users/{id}/time',
  'put /admin/users/{id}/time',
  'post /quiz/{id}/admin/extend',
  'get /quiz/{id}/admin/live',
  'get /admin/slots/live',
  'post /quiz/{id}/admin/announce',
  'get /auth/sessions',
  'delete /auth/sessions',
  'get /admin/users/{id}/admin',
  'put /admin/users/{id}/admin',
  'delete /admin/users/{id}/sessions',
  'get /health',
  'get /live',
  'get /ready',
]

interface Operation {
  summary?: string
  requestBody?: { content: Record<string, unknown> }
  responses: Record<string, { content?: Record<string, { schema: unknown }> }>
}

async function readOperations(): Promise<Map<string, Operation>> {
  const server = await startTestServer()
  const { body } = await api(server)('GET', '/openapi.json')
  await server.close()
  expect(body.openapi).toMatch(/^3\.1/)
  const paths: [string, Record<string, Operation>][] = Object.entries(body.paths)
  return new Map(
    paths.flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [`${method} ${path}`, operation] as const),
    ),
  )
}

test('every call of the contract is described with its answers and errors', async () => {
  const operations = await readOperations()
  expect([...operations.keys()]).toEqual(expect.arrayContaining(CALLS))
  for (const [call, { summary, responses }] of operations) {
    expect(summary, call).toMatch(/\w/)
    expect(responses.default?.content?.['application/json'], call).toBeDefined()
    const [answer] = Object.entries(responses['200']?.content ?? {})
    const [mime, { schema } = {}] = answer ?? []
    const type = mime?.startsWith('image/') ? /string/ : /object|array/
    if (!responses['302']) expect(schema, call).toMatchObject({ type: expect.stringMatching(type) })
  }
})

test('bodies are described by the schemas that validate them', async () => {
  const operations = await readOperations()
  const bodyOf = (call: string) => operations.get(call)?.requestBody?.content['application/json']
  expect(bodyOf('post /slots/book')).toMatchObject({ schema: { required: ['slotId'] } })
  expect(bodyOf('post /auth/token')).toMatchObject({ schema: { required: ['token'] } })
  expect(bodyOf('post /quiz')).toMatchObject({ schema: { properties: { title: { maxLength: 300 } } } })
  const form = operations.get('post /upload/image')?.requestBody?.content['multipart/form-data']
  expect(form).toMatchObject({ schema: { required: ['image'] } })
})
