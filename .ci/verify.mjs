/*
 * The whole gate, `npm run verify`. Steps run side by side as soon as those they need have passed; the output of each is
 * printed whole when it ends. The first failure stops the others, is printed last and is the exit code. Plain Node.
 */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'

/**
 * Scripts of package.json, each with those that it waits for. Unit tests and stories keep two cores busy each, so side by side
 * they are no faster, and what a loaded machine does late fails.
 */
const STEPS = {
  lint: [],
  types: [],
  dead: [],
  build: [],
  unit: [],
  size: ['build'],
  browser: ['lint', 'types', 'dead', 'size', 'unit'],
}

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
const env = {
  ...process.env,
  PATH: [resolve('node_modules/.bin'), process.env.PATH].join(delimiter),
  ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
}

/** What the tests run on is said at once, not when they have ended. */
const FOUND = /^(engines|browser): .+$/gm

const STILL_RUNNING_MS = 60_000
/** How long children may take to tidy up before they are killed. */
const GRACE_MS = 5000
const onWindows = process.platform === 'win32'

const startedAt = performance.now()
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`
const say = (line) => process.stdout.write(`${line}\n`)

/** Steps that run, by name: their process and when they began. */
const running = new Map()
const passed = new Set()
let waiting = Object.keys(STEPS)
let exitCode = 0

/** Each step leads a process group of its own, so that a signal reaches all that it has started. */
function signal({ pid }, name) {
  try {
    process.kill(onWindows ? pid : -pid, name)
  } catch {
    // It has just ended.
  }
}

function stop(code) {
  if (exitCode) return
  exitCode = code
  waiting = []
  for (const { child } of running.values()) signal(child, 'SIGINT')
  setTimeout(() => {
    for (const { child } of running.values()) signal(child, 'SIGKILL')
  }, GRACE_MS).unref()
}

let failure = ''

function end(name, code, output) {
  const { since } = running.get(name)
  running.delete(name)
  const head = (verdict) => `\n── ${name}: ${verdict} in ${seconds(since)} ${'─'.repeat(40)}\n`
  if (code === 0) {
    passed.add(name)
    say(head('passed') + output.trimEnd())
  } else if (exitCode) {
    say(`\n── ${name}: stopped`)
  } else {
    failure = head(`failed (exit code ${code})`) + output.trimEnd()
    stop(1)
  }
  next()
}

function start(name) {
  const stdio = ['ignore', 'pipe', 'pipe']
  const child = spawn(scripts[name], { env, stdio, shell: true, detached: !onWindows })
  let output = ''
  const read = (text) => {
    output += text
    for (const [line] of text.matchAll(FOUND)) say(line)
  }
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', read)
  running.set(name, { child, since: performance.now() })
  child.once('error', (error) => (output += String(error)))
  child.once('close', (code, ended) => end(name, code ?? ended, output))
}

function next() {
  const ready = waiting.filter((name) => STEPS[name].every((step) => passed.has(step)))
  waiting = waiting.filter((name) => !ready.includes(name))
  for (const name of ready) start(name)
  if (running.size === 0) finish()
}

function finish() {
  clearInterval(reminder)
  if (failure) say(failure)
  say(`\nverify: ${exitCode ? 'failed' : 'passed'} after ${seconds(startedAt)}`)
  process.exitCode = exitCode
}

const reminder = setInterval(
  () => say(`verify: ${[...running.keys()].join(', ')} still running after ${seconds(startedAt)}`),
  STILL_RUNNING_MS,
)
process.once('SIGINT', () => stop(130))
process.once('SIGTERM', () => stop(143))

say(`verify: ${waiting.join(', ')}`)
next()
