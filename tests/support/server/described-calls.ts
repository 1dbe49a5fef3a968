import { api, type TestServer } from './server.ts'

export interface DescribedCall {
  /** 'GET /quiz/{id}' */
  name: string
  method: string
  path: string
  takesJson: boolean
}

/** Every call that the server describes, so that new ones are tested without being named. */
export async function readCalls(server: Pick<TestServer, 'url'>): Promise<DescribedCall[]> {
  const { body } = await api(server)('GET', '/openapi.json')
  const paths: [string, Record<string, { requestBody?: { content: object } }>][] = Object.entries(body.paths)
  return paths.flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody }]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      takesJson: 'application/json' in (requestBody?.content ?? {}),
    })),
  )
}
