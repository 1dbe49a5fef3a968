import { readFileSync } from 'node:fs'

/** What the API's description (`embed/meta/openapi.json`) says of a value. */
interface Schema {
  $ref?: string
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
}

interface Content {
  content?: Record<string, { schema: Schema }>
}

interface Parameter {
  in: string
  name: string
  required?: boolean
  schema?: Schema
}

interface Operation {
  summary: string
  'x-feature'?: string
  parameters?: Parameter[]
  requestBody?: Content
  responses: Record<string, Content>
}

interface Description {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

export const DESCRIPTION_FILE = 'embed/meta/openapi.json'

const readDescription = (): Description => JSON.parse(readFileSync(DESCRIPTION_FILE, 'utf8'))

const nameOf = (name: string) => (/^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name))

const union = (types: readonly string[]) => [...new Set(types)].join(' | ') || 'never'

function objectType({ properties = {}, required = [], additionalProperties }: Schema): string {
  const fields = Object.entries(properties).map(
    ([name, schema]) => `${nameOf(name)}${required.includes(name) ? '' : '?'}: ${typeOf(schema)}`,
  )
  if (fields.length > 0) return `{ ${fields.join('; ')} }`
  return `Record<string, ${typeof additionalProperties === 'object' ? typeOf(additionalProperties) : 'unknown'}>`
}

const PLAIN: Record<string, string> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
}

/** The TypeScript of a schema. What it does not know is `unknown`, which a server may send. */
export function typeOf(schema: Schema): string {
  if (schema.$ref) return /\w+$/.exec(schema.$ref)?.[0] ?? 'unknown'
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.enum) return union(schema.enum.map((value) => JSON.stringify(value)))
  if (schema.anyOf) return union(schema.anyOf.map(typeOf))
  if (schema.type === 'array') return `Array<${schema.items ? typeOf(schema.items) : 'unknown'}>`
  if (schema.type === 'object') return objectType(schema)
  return PLAIN[schema.type ?? ''] ?? 'unknown'
}

const jsonOf = ({ content = {} }: Content) => content['application/json']?.schema

/** The parameters of a call in its path or its query. */
function parametersOf({ parameters = [] }: Operation, place: string): string | undefined {
  const fields = parameters
    .filter((parameter) => parameter.in === place)
    .map(({ name, required, schema = {} }) => `${nameOf(name)}${required ? '' : '?'}: ${typeOf(schema)}`)
  return fields.length > 0 ? `{ ${fields.join('; ')} }` : undefined
}

function callType(call: string, operation: Operation): string {
  const { summary, 'x-feature': feature, requestBody = {}, responses } = operation
  const [body, answer] = [jsonOf(requestBody), jsonOf(responses[200] ?? {})]
  const parts = {
    query: parametersOf(operation, 'query'),
    body: body && typeOf(body),
    answer: answer ? typeOf(answer) : 'unknown',
  }
  const fields = Object.entries(parts).flatMap(([name, type]) => (type ? [`    ${name}: ${type}`] : []))
  const doc = `${summary}.${feature ? ` Part of the feature \`${feature}\`.` : ''}`
  return `  /** ${doc} */\n  ${JSON.stringify(call)}: {\n${fields.join('\n')}\n  }`
}

/** For a server in TypeScript: the entities, and body and answer of each call. */
export function apiTypes({ paths, components }: Description = readDescription()): string {
  const entities = Object.entries(components.schemas).map(
    ([name, schema]) => `export type ${name} = ${typeOf(schema)}`,
  )
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) =>
      callType(`${method.toUpperCase()} ${path}`, operation),
    ),
  )
  return `/* What the elements send to an API, and what they read of its answers. See demo/docs/own-api.md. */

${entities.join('\n\n')}

/** Every call by its name, as in \`Calls['GET /quiz']['answer']\`. */
export interface Calls {
${calls.join('\n')}
}
`
}
