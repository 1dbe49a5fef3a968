import type { ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { api, type TestServer } from '../server/server.ts'

/** As much of a JSON schema as the server's description uses. */
export interface Schema {
  type?: string
  anyOf?: readonly Schema[]
  enum?: readonly unknown[]
  const?: unknown
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  items?: Schema
  format?: string
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
}

export interface Parameter {
  in: 'path' | 'query'
  name: string
  required?: boolean
  schema: Schema
}

/** A call as the server describes it. */
export interface Operation {
  /** 'GET /quiz/{id}' */
  name: string
  method: string
  path: string
  parameters: readonly Parameter[]
  /** Of JSON. */
  body: Schema | undefined
  /** Takes a file in a form. */
  takesForm: boolean
  /** Whether an answer that went well, or a problem, is as described; undefined where no JSON is. */
  answer: ValidateFunction | undefined
  problem: ValidateFunction | undefined
}

type Contents = Readonly<Record<string, { schema: Schema } | undefined>>

interface Described {
  parameters?: readonly Parameter[]
  requestBody?: { content: Contents }
  responses: Readonly<Record<string, { content?: Contents } | undefined>>
}

const JSON_TYPE = 'application/json'

/** Formats are described, but what a date is the server checks more strictly than any schema. */
const ajv = new Ajv2020({ strict: false, validateFormats: false })

function checkOf({ responses }: Described, status: string): ValidateFunction | undefined {
  const schema = responses[status]?.content?.[JSON_TYPE]?.schema
  return schema && ajv.compile(schema)
}

/** The same with each entity in the place of its name. */
function spelledOut(value: unknown, entities: Readonly<Record<string, unknown>>): unknown {
  if (Array.isArray(value)) return value.map((item) => spelledOut(item, entities))
  if (typeof value !== 'object' || value === null) return value
  if ('$ref' in value) return spelledOut(entities[String(value.$ref).replace(/.*\//, '')], entities)
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, spelledOut(part, entities)]))
}

/** Every call that the server describes at /openapi.json. */
export async function readOperations(server: Pick<TestServer, 'url'>): Promise<Operation[]> {
  const { body } = await api(server)('GET', '/openapi.json')
  const spelled = spelledOut(body.paths, body.components.schemas) as Record<string, Record<string, Described>>
  const paths = Object.entries(spelled)
  return paths.flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      parameters: described.parameters ?? [],
      body: described.requestBody?.content[JSON_TYPE]?.schema,
      takesForm: 'multipart/form-data' in (described.requestBody?.content ?? {}),
      answer: checkOf(described, '200'),
      problem: checkOf(described, 'default'),
    })),
  )
}
