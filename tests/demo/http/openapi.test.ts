import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FEATURES } from '../../../src/domain/session/features.ts'
import { api, startTestServer, type TestServer } from '../../support/server/server.ts'
import { readExamples } from './openapi-examples.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

interface Operation {
  'x-feature'?: string
  responses: Record<string, { content?: { 'application/json'?: { example?: unknown } } }>
}
type Paths = Record<string, Record<string, Operation>>

const readDocument = async () => (await api(server)('GET', '/openapi.json')).body

/** The calls that answer with JSON, as 'METHOD /path', and where their answer is described. */
const jsonAnswers = (paths: Paths) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { responses }]) => {
      const answer = responses[200]?.content?.['application/json']
      return answer ? [{ call: `${method.toUpperCase()} ${path}`, path, method, answer }] : []
    }),
  )

/** With an example of each answer that the mock has, for whoever reads the file in the package. */
async function withExamples<Document extends { paths: Paths }>(document: Document): Promise<Document> {
  const examples = await readExamples()
  for (const { call, answer } of jsonAnswers(document.paths))
    if (examples.has(call)) answer.example = examples.get(call)
  return document
}

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
    await expect(linesOf(await withExamples(await readDocument()))).toMatchFileSnapshot(
      '../../../embed/meta/openapi.json',
    )
  })

  test('has an example of each answer, as the mock gives it, that fits its schema', async () => {
    const document = await withExamples(await readDocument())
    const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })
    ajv.addSchema(document, 'api')
    const answers = jsonAnswers(document.paths)
    const odd = answers.flatMap(({ call, path, method, answer: { example } }) => {
      if (example === undefined) return []
      const place = `/paths/${path.replaceAll('/', '~1')}/${method}/responses/200/content/application~1json/schema`
      const check = ajv.compile({ $ref: `api#${place.replaceAll(/[{}]/g, encodeURIComponent)}` })
      return check(example) ? [] : [`${call}: ${ajv.errorsText(check.errors)}`]
    })
    expect(odd).toEqual([])
    expect(
      answers.filter(({ answer }) => answer.example === undefined).map(({ call }) => call),
    ).toMatchInlineSnapshot(`
      [
        "GET /live",
        "GET /ready",
        "GET /health",
        "POST /quiz/{id}/admin/regrade",
        "POST /quiz/{id}/reports",
        "DELETE /quiz/{id}/reports/{questionId}",
        "GET /user/reports",
        "GET /admin/reports",
        "PUT /admin/reports/{id}",
        "GET /quiz/{id}/admin/live",
        "GET /admin/slots/live",
        "POST /quiz/{id}/admin/announce",
        "GET /admin/log",
        "GET /admin/users/{id}/admin",
        "PUT /admin/users/{id}/admin",
        "DELETE /admin/users/{id}/sessions",
        "GET /admin/users",
        "GET /admin/users/{id}/results",
        "PUT /admin/users/group",
        "PUT /admin/users/{id}/group",
        "GET /user/practice",
        "PUT /user/practice",
        "GET /user/data",
        "DELETE /user/data",
      ]
    `)
    expect(JSON.stringify(document)).not.toMatch(/[0-9a-f]{40}/)
  })

  test('names the feature that a call is part of', async () => {
    const paths: Paths = (await readDocument()).paths
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
        "practice: GET /user/practice",
        "practice: PUT /user/practice",
        "public: GET /quiz/{id}/practice",
        "regrade: POST /quiz/{id}/admin/regrade",
        "reports: DELETE /quiz/{id}/reports/{questionId}",
        "reports: GET /admin/reports",
        "reports: GET /user/reports",
        "reports: POST /quiz/{id}/reports",
        "reports: PUT /admin/reports/{id}",
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
