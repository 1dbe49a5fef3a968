import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'

export interface ServerProcess {
  url: string
  /** Ends it, where it still runs, by that signal and gives back its exit code, null where the signal killed it. */
  end(signal: NodeJS.Signals): Promise<number | null>
}

/** Waits for the line that says where the server is; fails with whatever it said instead. */
function readUrl({ stdout, stderr }: ChildProcessByStdio<null, Readable, Readable>): Promise<string> {
  let said = ''
  return new Promise((resolve, reject) => {
    const listen = (bytes: Buffer) => {
      said += bytes
      const url = /^Ready: (\S+)$/m.exec(said)?.[1]
      if (url) resolve(url)
    }
    stdout.on('data', listen)
    stderr.on('data', listen)
    stdout.once('close', () => reject(new Error(`the server ended before it was ready: ${said}`)))
  })
}

/** The server as people start it: a process of its own. */
export async function startProcess(environment: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'demo/api/main.ts'], {
    env: { PATH: process.env.PATH, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const url = await readUrl(child)
  return {
    url,
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
      const gone = once(child, 'exit')
      child.kill(signal)
      const [code] = await gone
      return code
    },
  }
}
