import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from './free-port.ts'

/** A proxy before two processes, by the recipe that demo/docs/operation.md gives. */
export interface RunningProxy {
  url: string
  /** All that it has said. */
  said(): string
  stop(): Promise<void>
}

interface ProxyKind {
  name: string
  /** How long it may take to notice that a process is back. */
  noticesWithinMs: number
  /** Before the processes at these ports. */
  start(upstreams: readonly [number, number]): Promise<RunningProxy>
}

const READY_WITHIN_MS = 20_000
const POLL_MS = 20

/** Debian keeps nginx where only root looks. */
function findProgram(name: string): string {
  const found = [name, `/usr/sbin/${name}`].find(
    (path) => !spawnSync(path, ['-v'], { stdio: 'ignore' }).error,
  )
  if (!found) throw new Error(`${name} is not installed`)
  return found
}

/** The recipe with what is of this machine in place of what is of the reader's. Fails where it no longer has that. */
async function adapt(recipe: string, changes: readonly (readonly [string | RegExp, string])[]) {
  let text = await readFile(join('demo/docs/deploy', recipe), 'utf8')
  for (const [from, to] of changes) {
    if (text.search(from) < 0) throw new Error(`${recipe} no longer has ${from}`)
    text = text.replace(from, to)
  }
  return text
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

async function untilListening(port: number, proxy: ChildProcess, said: () => string) {
  const deadline = Date.now() + READY_WITHIN_MS
  while (!(await isListening(port))) {
    if (proxy.exitCode !== null || Date.now() > deadline)
      throw new Error(`the proxy did not start: ${said()}`)
    await pause(POLL_MS)
  }
}

async function run(
  program: string,
  options: readonly string[],
  dir: string,
  port: number,
): Promise<RunningProxy> {
  const child = spawn(program, options, {
    cwd: dir,
    env: { PATH: process.env.PATH, HOME: dir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes) => {
      text += bytes
    })
  const said = () => text
  await untilListening(port, child, said)
  return {
    url: `http://localhost:${port}`,
    said,
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      await rm(dir, { recursive: true, force: true })
    },
  }
}

const newFolder = () => mkdtemp(join(tmpdir(), 'quiz-proxy-'))

/** What Debian's nginx.conf says around the recipe, without its folders. */
const aroundNginx = (site: string) => `
daemon off; worker_processes 1; pid nginx.pid; error_log stderr notice;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path f; uwsgi_temp_path u; scgi_temp_path s;
  include ${site};
}`

const nginx: ProxyKind = {
  name: 'nginx',
  noticesWithinMs: 0,
  async start([one, other]) {
    const [dir, port] = [await newFolder(), await freePort()]
    const site = await adapt('nginx.conf', [
      [':3001', `:${one}`],
      [':3002', `:${other}`],
      ['listen 443 ssl;', `listen 127.0.0.1:${port};`],
      [/ssl_certificate .*\n/, '\n'],
      [/ssl_certificate_key .*\n/, '\n'],
    ])
    await writeFile(join(dir, 'site.conf'), site)
    await writeFile(join(dir, 'nginx.conf'), aroundNginx(join(dir, 'site.conf')))
    return run(findProgram('nginx'), ['-p', dir, '-c', join(dir, 'nginx.conf')], dir, port)
  },
}

const caddy: ProxyKind = {
  name: 'Caddy',
  // It asks each second.
  noticesWithinMs: 2000,
  async start([one, other]) {
    const [dir, port] = [await newFolder(), await freePort()]
    const site = await adapt('Caddyfile', [
      [':3001', `:${one}`],
      [':3002', `:${other}`],
      ['quiz.example.org', `{\n\tadmin off\n}\n\nhttp://localhost:${port}`],
    ])
    await writeFile(join(dir, 'Caddyfile'), site)
    return run(findProgram('caddy'), ['run', '--config', 'Caddyfile'], dir, port)
  },
}

export const proxies: readonly ProxyKind[] = [nginx, caddy]
