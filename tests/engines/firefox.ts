import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Driver, type Engine, WINDOW } from './driver.ts'

const BINARY = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr'
const PATIENCE_MS = 60_000

const PREFERENCES = {
  // A free one; it is written into the profile.
  'marionette.port': 0,
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.enabled': false,
  'intl.accept_languages': 'en-US',
}

const preferences = () =>
  Object.entries(PREFERENCES)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`)
    .join('\n')

async function readPort(profile: string): Promise<number> {
  const file = join(profile, 'MarionetteActivePort')
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await pause(100))
    if (existsSync(file)) return Number(await readFile(file, 'utf8'))
  throw new Error('Firefox did not start')
}

type Answer = [type: 1, id: number, problem: { message: string } | null, result: unknown]

/** Marionette, the protocol below geckodriver: each message is its length in bytes, a colon and JSON. */
function openLine(socket: Socket) {
  const waiting = new Map<number, (answer: Answer) => void>()
  let buffer = Buffer.alloc(0)
  const readOne = (): boolean => {
    const colon = buffer.indexOf(':')
    const end = colon + 1 + Number(buffer.subarray(0, Math.max(colon, 0)))
    if (colon < 0 || buffer.length < end) return false
    const message = JSON.parse(buffer.subarray(colon + 1, end).toString())
    buffer = buffer.subarray(end)
    // The greeting is no answer.
    if (Array.isArray(message)) waiting.get(message[1])?.(message as Answer)
    return true
  }
  socket.on('data', (bytes) => {
    buffer = Buffer.concat([buffer, bytes])
    while (readOne());
  })
  let count = 0
  return async (command: string, parameters: object = {}): Promise<unknown> => {
    const id = ++count
    const text = JSON.stringify([0, id, command, parameters])
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve))
    socket.write(`${Buffer.byteLength(text)}:${text}`)
    const [, , problem, result] = await answered
    waiting.delete(id)
    if (problem) throw new Error(`${command}: ${problem.message}`)
    return result
  }
}

const readValue = (result: unknown) => (result instanceof Object ? Reflect.get(result, 'value') : undefined)

async function open(): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'engine-firefox-'))
  await writeFile(join(profile, 'user.js'), preferences())
  const browser = spawn(BINARY, ['--headless', '--marionette', '--no-remote', '--profile', profile], {
    stdio: 'ignore',
  })
  const socket = connect(await readPort(profile), '127.0.0.1')
  await once(socket, 'connect')
  const send = openLine(socket)
  await send('WebDriver:NewSession', { capabilities: { alwaysMatch: { unhandledPromptBehavior: 'accept' } } })
  await send('WebDriver:SetWindowRect', WINDOW)
  return {
    navigate: async (url) => void (await send('WebDriver:Navigate', { url })),
    back: async () => void (await send('WebDriver:Back')),
    run: async (script, ...args) => readValue(await send('WebDriver:ExecuteScript', { script, args })),
    click: async (id) => void (await send('WebDriver:ElementClick', { id })),
    type: async (id, text) => void (await send('WebDriver:ElementSendKeys', { id, text })),
    screenshot: async () => String(readValue(await send('WebDriver:TakeScreenshot', { full: false }))),
    async close() {
      browser.kill()
      await once(browser, 'exit')
      socket.destroy()
      await rm(profile, { recursive: true, force: true })
    },
  }
}

export const firefox: Engine = {
  name: 'firefox',
  lacks: () => (existsSync(BINARY) ? undefined : `${BINARY} (apt-get install firefox-esr, or FIREFOX_PATH)`),
  open,
}
