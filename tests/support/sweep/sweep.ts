import { Agent } from 'node:http'
import { seededRandom } from '../server/random.ts'
import type { TestServer } from '../server/server.ts'
import { ask, faultOf, type SweptAnswer } from './ask.ts'
import { readOperations } from './operations.ts'
import { nextRequest, type SweptRequest, toCurl } from './requests.ts'
import { openSeason } from './season.ts'

/** Requests between which the school is filled anew. */
const SEASON = 100

const EXCERPT = 400

const told = ({ status, text }: SweptAnswer) => `${status} ${text.slice(0, EXCERPT)}`

export interface Sweep {
  /** Each in words, with the request as a line for a shell. */
  faults: string[]
  /** How often each call went well: a sweep that gets nowhere finds nothing. */
  wentWell: Map<string, number>
}

interface Extent {
  seed: number
  requests: number
  /** How long an answer may take, in milliseconds. */
  withinMs: number
}

/** Asks for so many things over all that the server describes, one after the other. The seed decides what. */
export async function sweep(server: TestServer, { seed, requests, withinMs }: Extent): Promise<Sweep> {
  const [random, agent] = [seededRandom(seed), new Agent({ keepAlive: true })]
  const operations = await readOperations(server)
  const [faults, wentWell] = [[] as string[], new Map<string, number>()]

  async function faultIn(swept: SweptRequest): Promise<string | undefined> {
    const { name } = swept.operation
    try {
      const answer = await ask(server.url, agent, swept, withinMs)
      wentWell.set(name, (wentWell.get(name) ?? 0) + Number(answer.status < 400))
      const fault = faultOf(swept, answer)
      return fault && `${name}: ${told(answer)} ${fault}`
    } catch (error) {
      return `${name}: no answer (${error})`
    }
  }

  for (let asked = 0; asked < requests; asked += SEASON) {
    const season = await openSeason(server, random)
    for (let index = asked; index < Math.min(asked + SEASON, requests); index++) {
      const next = nextRequest(operations, season, random)
      const fault = await faultIn(next)
      if (fault) faults.push(`SEED=${seed}: ${fault}\n${toCurl(next, server.url)}`)
    }
  }
  agent.destroy()
  return { faults, wentWell }
}
