import http from 'node:http'
import { fileURLToPath } from 'node:url'
import { createApp } from './app.ts'
import { forget, startBackgroundWork } from './background.ts'
import { type Engine, openDb } from './database/db.ts'
import { migrate } from './database/migrate.ts'
import { startErrorOf } from './database/refusal.ts'
import { verify } from './database/verify.ts'
import type { Address, Clock, Deps, FetchPicture } from './http/deps.ts'
import { addressOf, refusePublicDemoLogin } from './http/limits/address.ts'
import { type Ceilings, createLimits } from './http/limits/limits.ts'
import { reachLine } from './http/limits/reach.ts'
import {
  type Closing,
  CONNECTION_TIMES,
  drain,
  endSilentBodies,
  holdCalls,
  listen,
  refuseTakenPort,
  SOON,
  trackConnections,
} from './http/listening/connections.ts'
import { createListener } from './http/listening/listener.ts'
import { createSite } from './http/listening/site.ts'
import { watchWrites } from './http/write-trouble.ts'
import type { Config } from './lib/config.ts'
import { createLog } from './lib/log.ts'
import { measure, metricsRoutes } from './operation/metrics.ts'
import { demoteUnlisted } from './people/users.ts'
import { countForeignUsers } from './people/who-may-sign-in.ts'
import { createPictureProxy } from './pictures/picture-proxy.ts'
import { readRelease } from './release.ts'
import { createIssuer, type Issuer } from './session/issuer.ts'
import { limitedIssuer } from './session/limited-issuer.ts'
import { embeddedParty, googleParty } from './session/relying-party.ts'
import { endForbiddenSessions } from './session/session.ts'

/** The built site, at the same relative path from the source and from dist/api. */
const SITE_DIR = fileURLToPath(new URL('../../dist/site', import.meta.url))

export interface ServerOptions {
  config: Config
  clock?: Clock
  /** An open database to use; it is migrated, and closed with the server. */
  engine?: Engine
  /** Folder of the built site. */
  siteDir?: string
  /** Overrides of the rate limits. */
  ceilings?: Ceilings
  /** Replaces the image proxy. */
  fetchPicture?: FetchPicture
  /** Overrides of connection timeouts. */
  times?: Partial<Record<keyof typeof CONNECTION_TIMES | 'bodySilence', number>>
  /** How it shuts down; `SOON` by default. */
  closing?: Closing
  /** Runs before the first call is accepted. */
  fill?: (server: Pick<RunningServer, 'deps' | 'engine'>) => Promise<void>
}

export interface RunningServer {
  /** Its address without a trailing slash. */
  url: string
  engine: Engine
  deps: Deps
  /** Lines to print for the operator. */
  notes: readonly string[]
  /** Finishes running requests, then closes the database. Idempotent. */
  close(): Promise<void>
}

async function openMigrated({ config, engine }: ServerOptions): Promise<Engine> {
  const { databaseUrl: url, databaseLimits: limits, dataDir: dir } = config
  const opened = engine ?? (await openDb({ url, limits, dir }))
  try {
    await opened.withoutTimeouts(async (db) => {
      await migrate(db)
      await verify(db)
    })
    return opened
  } catch (error) {
    await opened.close()
    throw startErrorOf(config, error)
  }
}

function partyOf({ google }: Config, issuer: Issuer | undefined, address: Address) {
  if (google) return googleParty(google.clientId, google.clientSecret)
  if (!issuer) throw new Error('there is neither Google nor an embedded issuer')
  return embeddedParty(issuer.client, address, issuer.isAdmin)
}

async function assemble(engine: Engine, options: ServerOptions, address: Address) {
  const { config, clock = Date.now, ceilings } = options
  const { fetchPicture = createPictureProxy(config.imageProxyHosts) } = options
  const { db } = engine
  const issuer = config.google ? undefined : await createIssuer(db, clock, address)
  const relyingParty = partyOf(config, issuer, address)
  const limits = createLimits(engine, ceilings)
  const [log, writes] = [createLog(config), watchWrites()]
  const deps: Deps = { db, clock, config, address, limits, log, writes, relyingParty, fetchPicture }
  return { deps, issuer }
}

/** Who can reach the server and sign in; and a line about people of another identity provider, if any are stored. */
async function notesOf(deps: Deps, port: number): Promise<string[]> {
  const foreign = await countForeignUsers(deps)
  const people = foreign === 1 ? '1 person' : `${foreign} people`
  const line = `${people} of another identity provider stored: they cannot sign in, and their results stay.`
  return [reachLine(deps.config, port), ...(foreign > 0 ? [line] : [])]
}

/** Starts measuring and adds the route of the metrics. */
async function measureInto(app: ReturnType<typeof createApp>, deps: Deps, engine: Engine) {
  const version = await readRelease()
  app.route('/', metricsRoutes({ ...deps, engine, version, readMeasured: () => measured.read() }))
  const measured = measure(app.routes)
  return measured
}

/**
 * Starts API, issuer and site on one port. It listens only once it can answer, so that load balancers use other processes until then.
 * Throws a StartError if misconfigured.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { config, siteDir = SITE_DIR, times, closing: how = SOON, fill } = options
  refusePublicDemoLogin(config)
  await refuseTakenPort(config)
  const engine = await openMigrated(options)
  let closing: Promise<void> | undefined
  const server = http.createServer({ ...CONNECTION_TIMES, ...times })
  endSilentBodies(server, times?.bodySilence)
  const [open, answerCalls] = [trackConnections(server), holdCalls(server)]
  try {
    // With port 0 only listening reveals the port, which the issuer's address needs.
    const port = config.port || (await listen(server, config))
    const address = addressOf(config, port)
    const { deps, issuer } = await assemble(engine, options, address)
    await forget(deps)
    await demoteUnlisted(deps.db, config.adminEmails)
    await endForbiddenSessions(deps)
    await fill?.({ deps, engine })
    const app = createApp(deps)
    const measured = await measureInto(app, deps, engine)
    answerCalls(
      createListener({
        app,
        ...deps,
        issuer: issuer && limitedIssuer(deps, issuer),
        site: createSite(siteDir),
        proxies: config.trustedProxies,
        isClosing: () => closing !== undefined,
      }),
    )
    if (!server.listening) await listen(server, config)
    const stopWork = startBackgroundWork(deps)
    const close = () => {
      stopWork()
      measured.close()
      closing ??= drain(server, open, how).then(() => engine.close())
      return closing
    }
    return { url: address.publicUrl, engine, deps, notes: await notesOf(deps, port), close }
  } catch (error) {
    if (server.listening) await drain(server, open, SOON)
    await engine.close()
    throw startErrorOf(config, error)
  }
}
