import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FEATURES } from '../../../src/domain/session/features.ts'
import { api, startTestServer, type TestServer } from '../../support/server/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

interface Operation {
  'x-feature'?: string
}

const readDocument = async () => (await api(server)('GET', '/openapi.json')).body

const rows = (parts: object) =>
  Object.entries(parts)
    .map(([name, part]) => `${JSON.stringify(name)}:${JSON.stringify(part)}`)
    .join(',\n')

/** As JSON with a line for each call and each entity, so that a change of one is a line in its commit. */
const linesOf = ({ paths, components, ...head }: { paths: object; components: { schemas: object } }) =>
  `${JSON.stringify(head).slice(0, -1)},
"components":{"schemas":{
${rows(components.schemas)}
}},
"paths":{
${rows(paths)}
}}
`

describe('the description of the API', () => {
  test('is the file in the package, embed/meta/openapi.json, which -u writes', async () => {
    await expect(linesOf(await readDocument())).toMatchFileSnapshot('../../../embed/meta/openapi.json')
  })

  test('names the feature that a call is part of', async () => {
    const paths: Record<string, Record<string, Operation>> = (await readDocument()).paths
    const marked = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { 'x-feature': feature }]) =>
        feature ? [`${feature}: ${method.toUpperCase()} ${path}`] : [],
      ),
    )
    expect(marked.toSorted()).toMatchInlineSnapshot(`
      [
        "admins: GET /admin/users/{id}/admin",
        "admins: PUT /admin/users/{id}/admin",
        "drafts: POST /quiz/{id}/publish",
        "live: GET /admin/slots/live",
        "live: GET /quiz/{id}/admin/live",
        "live: POST /quiz/{id}/admin/announce",
        "log: GET /admin/log",
        "move: POST /slots/move/{id}",
        "people: DELETE /user/data",
        "people: GET /admin/users",
        "people: GET /admin/users/{id}/results",
        "people: GET /user/data",
        "people: PUT /admin/users/group",
        "people: PUT /admin/users/{id}/group",
        "public: GET /quiz/{id}/practice",
        "regrade: POST /quiz/{id}/admin/regrade",
        "saves: GET /quiz/{id}/attempt",
        "saves: PUT /quiz/{id}/attempt",
        "sessions: DELETE /admin/users/{id}/sessions",
        "sessions: DELETE /auth/sessions",
        "sessions: GET /auth/sessions",
        "start: POST /quiz/{id}/start",
        "time: GET /admin/users/{id}/time",
        "time: POST /quiz/{id}/admin/extend",
        "time: PUT /admin/users/{id}/time",
      ]
    `)
    for (const line of marked) expect(FEATURES).toContain(line.split(':')[0])
  })
})
