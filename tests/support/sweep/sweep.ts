import { Agent } from 'node:http'
import { seededRandom } from '../server/random.ts'
import type { TestServer } from '../server/server.ts'
import { ask, faultOf, type SweptAnswer } from './ask.ts'
import { readOperations } from './operations.ts'
import { nextRequest, type SweptRequest, toCurl } from './requests.ts'
import { openSeason } from './season.ts'
import type { Random } from './values.ts'

/** Requests between which the school is filled anew. */
const SEASON = 100

const EXCERPT = 400

const told = ({ status, text }: SweptAnswer) => `${status} ${text.slice(0, EXCERPT)}`

async function faultIn(server: TestServer, agent: Agent, swept: SweptRequest, counts: Map<string, number>) {
  try {
    const answer = await ask(server.url, agent, swept)
    counts.set(swept.operation.name, (counts.get(swept.operation.name) ?? 0) + Number(answer.status < 400))
    const fault = faultOf(swept, answer)
    return fault && `${swept.operation.name}: ${told(answer)} ${fault}`
  } catch (error) {
    return `${swept.operation.name}: no answer (${error})`
  }
}

export interface Sweep {
  /** Each in words, with the request as a line for a shell. */
  faults: string[]
  /** How often each call went well: a sweep that gets nowhere finds nothing. */
  wentWell: Map<string, number>
}

/** Asks for so many things over all that the server describes, one after the other. The seed decides what. */
export async function sweep(server: TestServer, seed: number, requests: number): Promise<Sweep> {
  const [random, agent] = [seededRandom(seed), new Agent({ keepAlive: true })]
  const operations = await readOperations(server)
  const swept: Sweep = { faults: [], wentWell: new Map() }
  for (let asked = 0; asked < requests; asked += SEASON)
    await sweepSeason(Math.min(SEASON, requests - asked), random)
  agent.destroy()
  return swept

  async function sweepSeason(count: number, dice: Random) {
    const season = await openSeason(server, dice)
    for (let index = 0; index < count; index++) {
      const next = nextRequest(operations, season, dice)
      const fault = await faultIn(server, agent, next, swept.wentWell)
      if (fault) swept.faults.push(`SEED=${seed}: ${fault}\n${toCurl(next, server.url)}`)
    }
  }
}
