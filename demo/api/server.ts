import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { MINUTE_MS } from '../../src/domain/lib/time.ts'
import { createApp } from './app.ts'
import { handInDue } from './attempts/hand-in.ts'
import { type Engine, openDb } from './database/db.ts'
import { migrate } from './database/migrate.ts'
import { addressOf, hostOf, refusePublicDemoLogin } from './http/address.ts'
import { type Address, type Clock, type Deps, type FetchPicture, nowOf } from './http/deps.ts'
import { withReplica } from './http/from-replica.ts'
import { type Ceilings, createLimits } from './http/limits.ts'
import { createListener } from './http/listener.ts'
import { isUnreachable } from './http/problems.ts'
import { createSite } from './http/site.ts'
import { watchWrites } from './http/write-trouble.ts'
import type { Config } from './lib/config.ts'
import { createLog } from './lib/log.ts'
import { StartError } from './lib/start-error.ts'
import { forgetOldEvents, openMonths } from './log/months.ts'
import { demoteUnlisted } from './people/users.ts'
import { createPictureProxy } from './pictures/picture-proxy.ts'
import { createIssuer, type Issuer } from './session/issuer.ts'
import { embeddedParty, googleParty } from './session/relying-party.ts'
import { forgetExpired } from './session/session.ts'

/** The built site, at the same relative path from the source and from dist/api. */
const SITE_DIR = fileURLToPath(new URL('../../dist/site', import.meta.url))
const HOUR_MS = 60 * MINUTE_MS
const PATIENCE_MS = 3000
const SWEEP_MS = 50
const HAND_IN_MS = 5000
/** Balancers keep connections for a minute and must be the first to close one: a call that meets the closing is lost. */
const KEEP_ALIVE_MS = 75_000
/** Booking opens for everyone at once: the kernel must not refuse connections. */
const BACKLOG = 4096

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
}

export interface RunningServer {
  /** Its address without a trailing slash. */
  url: string
  engine: Engine
  deps: Deps
  /** Finishes running requests, then closes the database. Idempotent. */
  close(): Promise<void>
}

async function listen(server: http.Server, config: Config): Promise<number> {
  server.listen({ port: config.port, host: hostOf(config), backlog: BACKLOG })
  try {
    await once(server, 'listening')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
    throw new StartError(`PORT ${config.port} is in use by another program: stop it or set another PORT.`)
  }
  return (server.address() as AddressInfo).port
}

async function openMigrated({ config, engine }: ServerOptions): Promise<Engine> {
  const { databaseUrl: url, databaseReadUrl: replicaUrl, databaseLimits: limits, dataDir: dir } = config
  const opened = engine ?? (await openDb({ url, replicaUrl, limits, dir }))
  try {
    await opened.unhurried((db) => migrate(db))
    return opened
  } catch (error) {
    await opened.close()
    if (!(error instanceof Error && isUnreachable(error))) throw error
    throw new StartError(`DATABASE_URL cannot be reached: ${error.message}.`)
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

const forget = (deps: Deps) =>
  Promise.all(
    [openMonths, forgetExpired, forgetOldEvents].map((keep) =>
      keep(deps.db, nowOf(deps)).catch((err) => deps.log.error({ err }, 'expired rows stay for now')),
    ),
  )

/** Attempts whose time is over are handed in, one round at a time. */
function keepHandingIn(deps: Deps): () => void {
  let busy = false
  const timer = setInterval(async () => {
    if (busy) return
    busy = true
    await handInDue(deps).catch((err) => {
      deps.writes.failed(err)
      deps.log.error({ err }, 'attempts whose time is over wait for now')
    })
    busy = false
  }, HAND_IN_MS).unref()
  return () => clearInterval(timer)
}

const starting: http.RequestListener = (_request, response) => {
  response.writeHead(503, { 'retry-after': '1' }).end()
}

async function closeServer(server: http.Server) {
  const closed = once(server, 'close')
  server.close()
  // Busy connections are kept alive after their response and would delay the close.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
  const impatience = setTimeout(() => server.closeAllConnections(), PATIENCE_MS)
  await closed
  clearInterval(sweep)
  clearTimeout(impatience)
}

/** Starts API, issuer and site on one port. Throws a StartError if misconfigured. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { config, siteDir = SITE_DIR } = options
  refusePublicDemoLogin(config)
  const engine = await openMigrated(options)
  let listener = starting
  let closing: Promise<void> | undefined
  const server = http.createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) =>
    listener(request, response),
  )
  try {
    const port = await listen(server, config)
    const address = addressOf(config, port)
    const { deps, issuer } = await assemble(engine, options, address)
    await forget(deps)
    await demoteUnlisted(deps.db, config.adminEmails)
    listener = createListener({
      app: withReplica(createApp(deps), engine.replica, deps.log),
      ...deps,
      issuer: issuer?.handle,
      site: createSite(siteDir),
      behindProxy: config.publicUrl !== undefined,
      isClosing: () => closing !== undefined,
    })
    const cleaning = setInterval(() => forget(deps), HOUR_MS).unref()
    const stopHandingIn = keepHandingIn(deps)
    const close = () => {
      clearInterval(cleaning)
      stopHandingIn()
      closing ??= closeServer(server).then(() => engine.close())
      return closing
    }
    return { url: address.publicUrl, engine, deps, close }
  } catch (error) {
    if (server.listening) await closeServer(server)
    await engine.close()
    throw error
  }
}
