import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import type { Readable } from 'node:stream'

type Streams = ChildProcessByStdio<null, Readable, Readable>

export interface ServerProcess {
  url: string
  pid: number | undefined
  /** All that it has written so far. */
  said(): string
  /** Ends it, where it still runs, by that signal and gives back its exit code, null where the signal killed it. */
  end(signal: NodeJS.Signals): Promise<number | null>
}

/** Waits for the line that says where the server is; fails with whatever it said instead. */
function readUrl({ stdout }: Streams, said: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    stdout.on('data', () => {
      const url = /^Ready: (\S+)$/m.exec(said())?.[1]
      if (url) resolve(url)
    })
    stdout.once('close', () => reject(new Error(`the server ended before it was ready: ${said()}`)))
  })
}

function record({ stdout, stderr }: Streams): () => string {
  let text = ''
  for (const stream of [stdout, stderr])
    stream.on('data', (bytes) => {
      text += bytes
    })
  return () => text
}

/** In another working directory, so that nothing relative to the project is found by luck. */
function launch(environment: Record<string, string>, words: readonly string[] = []) {
  const { BUILT_API, PATH } = process.env
  if (BUILT_API === undefined) throw new Error('BUILT_API is set by the global set-up of tests/demo alone')
  return spawn(process.execPath, ['--enable-source-maps', BUILT_API, ...words], {
    cwd: tmpdir(),
    env: { PATH, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** What a start that fails says, or one that does something else and ends: '--check'; and its exit code. */
export async function startInVain(environment: Record<string, string>, ...words: string[]) {
  const child = launch(environment, words)
  const said = record(child)
  const [code] = await once(child, 'close')
  return { code, said: said() }
}

/** The built server as it is shipped, in its own process. */
export async function startProcess(environment: Record<string, string>): Promise<ServerProcess> {
  const child = launch(environment)
  const said = record(child)
  return {
    url: await readUrl(child, said),
    pid: child.pid,
    said,
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
      const gone = once(child, 'exit')
      child.kill(signal)
      const [code] = await gone
      return code
    },
  }
}
