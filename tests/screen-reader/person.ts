import { execFile } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Desktop } from './desktop.ts'
import { listenTo } from './voice.ts'

const POLL_MS = 100
const PATIENCE_MS = 12_000
/** A key that nothing is said of. */
const UNANSWERED_MS = 2500
const MOST_PRESSES = 60

/** In the first one keys are for reading, in the second they go to the control. Orca says which of them begins. */
const MODES = ['Browse mode', 'Focus mode']

const execute = promisify(execFile)

/** Somebody who has the keys and the voice, and nothing else. `write` takes down what they do and hear. */
export function personAt({ env, voice: file }: Desktop, write: (line: string) => void) {
  const missed: string[] = []
  let mode = MODES[0]
  const voice = listenTo(file)
  const xdotool = (...args: string[]) => execute('/usr/bin/xdotool', args, { env })

  /** Listens until the voice rests; where nothing is said, not for long. */
  async function listen(): Promise<string> {
    const end = Date.now() + PATIENCE_MS
    const impatient = Date.now() + UNANSWERED_MS
    for (;;) {
      const said = await voice.said()
      const isOver = said.length > 0 ? voice.isSilent() : Date.now() > impatient
      if (!isOver && Date.now() < end) {
        await pause(POLL_MS)
        continue
      }
      voice.turn()
      const modes = said.filter((text) => MODES.includes(text))
      mode = modes.at(-1) ?? mode
      if (said.length > 0) write(`    ${said.join(' | ')}`)
      return said.join(' ')
    }
  }

  /** Listens until something like that was said. */
  async function hear(what: RegExp, patience = PATIENCE_MS): Promise<string> {
    let all = ''
    for (const end = Date.now() + patience; Date.now() < end; ) {
      all += ` ${await listen()}`
      if (what.test(all)) return all
    }
    write(`    !! not heard: ${what}`)
    missed.push(`${what}, but: ${all.trim() || 'nothing'}`)
    return all
  }

  async function press(key: string, what?: RegExp): Promise<string> {
    write(`  [${key}]`)
    await xdotool('key', key)
    return what ? hear(what) : listen()
  }

  /** By the keys that Orca has for it, unless it is in that mode by itself. */
  async function into(wanted: 'Browse mode' | 'Focus mode'): Promise<void> {
    if (mode !== wanted) await press('Insert+a', new RegExp(wanted))
  }

  return {
    /** What should have been said and was not. */
    missed,
    hear,
    press,
    into,
    /** All of the page, from its beginning. */
    async readAll(what: RegExp): Promise<void> {
      await into('Browse mode')
      await press('ctrl+Home')
      await press('KP_Add', what)
    },
    async type(text: string) {
      write(`  types ${text}`)
      await xdotool('type', '--delay', '40', text)
      return listen()
    },
    /** Presses a key until something like that is said. */
    async pressUntil(key: string, what: RegExp): Promise<string> {
      for (let presses = 0; presses < MOST_PRESSES; presses++) {
        const said = await press(key)
        if (what.test(said)) return said
      }
      throw new Error(`${MOST_PRESSES} times ${key}, and Orca never said ${what}`)
    },
  }
}

export type Person = ReturnType<typeof personAt>
