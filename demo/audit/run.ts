import { DAY_MS } from '../../src/domain/lib/time.ts'
import { Caller, type Credential, type Who } from './caller.ts'
import { type Breach, isOk, sessionOf, Unchecked } from './reply.ts'
import type { As, Level, Rule } from './rule.ts'
import { RULES } from './rules.ts'
import { Scratch } from './scratch.ts'

export interface AuditSettings {
  base: string
  /** Of the site that embeds the elements; by default that of the API, which then need not allow it. */
  origin?: string | undefined
  credentials: Partial<Record<Who, Credential>>
  write?: boolean
  /** Beginnings of ids. */
  only?: readonly string[]
}

export type Outcome = Pick<Rule, 'id' | 'level' | 'says' | 'breaks'> & {
  state: 'kept' | 'broken' | 'unchecked'
  /** Why it was not checked. */
  why?: string
  breaches: readonly Breach[]
}

export interface Report {
  base: string
  at: string
  calls: number
  seconds: number
  outcomes: readonly Outcome[]
}

const NEEDS: Record<Who, string> = {
  visitor: '',
  learner: '--learner',
  second: '--second-learner',
  admin: '--admin',
}

/** Enough to see what is wrong. */
const MOST_BREACHES = 5

/** A begun audit. `stop` removes what it made; the rules that have not run are missing then. */
export interface RunningAudit {
  report: Promise<Report>
  stop: () => void
}

/** `tell` gets each rule as it ends. */
export function beginAudit(
  settings: AuditSettings,
  tell: (outcome: Outcome) => void = () => {},
): RunningAudit {
  let calls = 0
  let isStopped = false
  const since = performance.now()
  const callerOf = (who: Who) =>
    new Caller(who, settings.base, settings.credentials[who], settings.origin, () => calls++)
  const callers: Partial<Record<Who, Caller>> & { visitor: Caller } = { visitor: callerOf('visitor') }
  for (const who of ['learner', 'second', 'admin'] as const)
    if (settings.credentials[who]) callers[who] = callerOf(who)

  async function outcomes(): Promise<Outcome[]> {
    const { headers } = await callers.visitor.read('/auth/me')
    const now = Date.parse(headers.get('date') ?? '') || Date.now()
    const scratch = new Scratch(now)
    const me = await (callers.learner ?? callers.admin)?.read('/auth/me')
    const audit = {
      callers,
      origin: settings.origin ?? new URL(settings.base).origin,
      features: new Set(me && sessionOf(me)?.features),
      now,
      day: (after: number) => new Date(now + after * DAY_MS).toISOString().slice(0, 10),
      scratch,
    }
    const reasonNot = ({ as = [], writes, feature, id }: Rule): string | undefined => {
      const missing = as.filter((who) => !callers[who])
      if (missing.length > 0) return `needs ${missing.map((who) => NEEDS[who]).join(' and ')}`
      if (writes && !settings.write) return 'needs --write'
      if (feature && !audit.features.has(feature)) return `the API does not offer ${feature}`
      return id.startsWith('cors.') && !settings.origin ? 'needs --origin' : undefined
    }
    const ended: Outcome[] = []
    try {
      for (const rule of RULES.filter(({ id }) => isWanted(id))) {
        if (isStopped) break
        const { id, level, says, breaks } = rule
        const judged = await judge(rule, reasonNot(rule), audit)
        const outcome = { id, level, says, breaks, ...judged }
        ended.push(outcome)
        tell(outcome)
      }
    } finally {
      await scratch.remove()
    }
    return ended
  }

  const isWanted = (id: string) =>
    !settings.only?.length || settings.only.some((start) => id.startsWith(start))
  const report = outcomes().then((ended) => ({
    base: settings.base,
    at: new Date().toISOString(),
    calls,
    seconds: (performance.now() - since) / 1000,
    outcomes: ended,
  }))
  return {
    report,
    stop: () => {
      isStopped = true
    },
  }
}

type Judged = Pick<Outcome, 'state' | 'why' | 'breaches'>

async function judge(
  rule: Rule,
  reason: string | undefined,
  audit: Parameters<Rule['check']>[1],
): Promise<Judged> {
  if (reason) return { state: 'unchecked', why: reason, breaches: [] }
  const breaches: Breach[] = []
  try {
    for await (const found of rule.check(audit.callers as As, audit)) {
      breaches.push(found)
      if (breaches.length === MOST_BREACHES) break
    }
  } catch (error) {
    if (!(error instanceof Unchecked)) throw error
    return breaches.length > 0
      ? { state: 'broken', breaches }
      : { state: 'unchecked', why: error.message, breaches }
  }
  return { state: breaches.length > 0 ? 'broken' : 'kept', breaches }
}

/** Whether the API answers at all, and the credentials are those of the right people: `undefined`, or what is wrong. */
export async function findObstacle({ base, credentials }: AuditSettings): Promise<string | undefined> {
  const visitor = new Caller('visitor', base, undefined, undefined, () => {})
  const first = await visitor.call('GET', '/auth/me')
  if (first.status === 0) return `${base} does not answer: ${first.text}`
  for (const who of ['learner', 'second', 'admin'] as const) {
    const credential = credentials[who]
    if (!credential) continue
    const caller = new Caller(who, base, credential, undefined, () => {})
    const me = await caller.call('GET', '/auth/me')
    if (!isOk(me)) return `${NEEDS[who]}: GET /auth/me answers ${me.status} ${me.text.slice(0, 200)}`
    const isAdmin = sessionOf(me)?.user.isAdmin ?? false
    if (isAdmin !== (who === 'admin'))
      return `${NEEDS[who]}: this person is ${isAdmin ? 'an' : 'no'} administrator (isAdmin of GET /auth/me)`
  }
  return undefined
}

export const brokenAt = ({ outcomes }: Report, level: Level) =>
  outcomes.filter((outcome) => outcome.state === 'broken' && outcome.level === level)
