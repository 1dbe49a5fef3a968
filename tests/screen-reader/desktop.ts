import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** What the walk runs, and the package of Debian that brings it. */
const PROGRAMS = {
  '/usr/bin/Xvfb': 'xvfb',
  '/usr/bin/dbus-daemon': 'dbus',
  '/usr/bin/openbox': 'openbox',
  '/usr/bin/xdotool': 'xdotool',
  '/usr/libexec/at-spi-bus-launcher': 'at-spi2-core',
  '/usr/bin/orca': 'orca',
} as const

/**
 * Orca’s own settings: a voice that writes instead of making sounds. It says neither the keys that are pressed nor the letters
 * that are typed, as the walk writes those down itself.
 */
const CUSTOMIZATIONS = `import sys
sys.path.append(${JSON.stringify(import.meta.dirname)})
import orca.settings
orca.settings.speechServerFactory = 'written_voice'
orca.settings.enableKeyEcho = False
orca.settings.enableEchoByCharacter = False
`

/** A screen that nobody sees, with a window manager, the accessibility bus and a screen reader. */
export interface Desktop {
  env: NodeJS.ProcessEnv
  /** Where the voice writes. */
  voice: string
  /** Where Orca writes what it does. */
  log: string
  /** A folder of this desktop's own, gone when it closes. */
  home: string
  run(program: string, args: readonly string[]): ChildProcess
  close(): Promise<void>
}

/** What this machine lacks, as a command that installs it; undefined if all is there. */
export function lacks(more: Readonly<Record<string, string>> = {}): string | undefined {
  const missing = Object.entries({ ...PROGRAMS, ...more }).filter(([file]) => !existsSync(file))
  if (missing.length === 0) return undefined
  const [files, packages] = [missing.map(([file]) => file), missing.map(([, name]) => name)]
  return `${files.join(', ')} (apt-get install ${packages.join(' ')})`
}

/** The first line that a program writes to that descriptor. */
async function firstLine(program: ChildProcess, descriptor: number): Promise<string> {
  const [bytes] = await once(program.stdio[descriptor] as NodeJS.ReadableStream, 'data')
  return String(bytes).trim()
}

async function writeSettings(home: string): Promise<void> {
  const folder = join(home, '.local/share/orca')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'orca-customizations.py'), CUSTOMIZATIONS)
  await mkdir(join(home, 'run'), { mode: 0o700 })
}

const STARTED_MS = 30_000

async function until(what: string, ask: () => boolean | Promise<boolean>, patience = STARTED_MS) {
  for (const end = Date.now() + patience; Date.now() < end; await pause(50)) if (await ask()) return
  throw new Error(`${what} did not come`)
}

export async function openDesktop(): Promise<Desktop> {
  const home = await mkdtemp(join(tmpdir(), 'screen-reader-'))
  await writeSettings(home)
  const [voice, log] = [join(home, 'voice.jsonl'), join(home, 'orca.log')]
  const running: ChildProcess[] = []
  const env: NodeJS.ProcessEnv = {
    ...{ PATH: '/usr/bin:/bin', LANG: 'C.UTF-8', TZ: 'Europe/Paris', HOME: home },
    ...{ XDG_RUNTIME_DIR: join(home, 'run'), GNOME_ACCESSIBILITY: '1', GTK_MODULES: 'gail:atk-bridge' },
    ...{ WRITTEN_VOICE: voice, PYTHONDONTWRITEBYTECODE: '1' },
  }
  function run(program: string, args: readonly string[], descriptor?: number): ChildProcess {
    const stdio = Array.from(
      { length: 4 },
      (_, index) => (index === descriptor ? 'pipe' : 'ignore') as 'pipe',
    )
    const child = spawn(program, args, { env, stdio })
    running.push(child)
    return child
  }
  const screen = run(
    '/usr/bin/Xvfb',
    ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'],
    3,
  )
  env.DISPLAY = `:${await firstLine(screen, 3)}`
  const bus = run('/usr/bin/dbus-daemon', ['--session', '--nofork', '--print-address=3'], 3)
  env.DBUS_SESSION_BUS_ADDRESS = await firstLine(bus, 3)
  // Without a window manager no window is the active one, and Orca listens to that alone.
  run('/usr/bin/openbox', [])
  run('/usr/libexec/at-spi-bus-launcher', ['--launch-immediately'])
  run('/usr/bin/orca', ['--replace', `--debug-file=${log}`])
  await until('Orca’s voice', () => existsSync(voice))
  async function close() {
    for (const child of running.toReversed()) {
      if (child.exitCode !== null || child.signalCode !== null) continue
      child.kill()
      await Promise.race([once(child, 'exit'), pause(3000)])
      child.kill('SIGKILL')
    }
    await rm(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
  return { env, voice, log, home, run, close }
}
