import * as v from 'valibot'
import { SlotRequired, StartAnswer } from '../../src/domain/attempts/attempt-calls.ts'
import { IdOrNumber } from '../../src/domain/lib/rows.ts'
import { MINUTE_MS } from '../../src/domain/lib/time.ts'
import { Quiz } from '../../src/domain/quizzes/quiz.ts'
import { BookAnswer, isRunning, Slot, slotSpan } from '../../src/domain/slots/slot.ts'
import type { Caller, Reply } from './caller.ts'
import { isOk, readAs, Unchecked } from './reply.ts'

/** Texts that an API must give back as they came. */
const TEXTS = [
  'Newton’s $F = ma$ & "quotes" <b>',
  'العربية и हिन्दी 🍎',
  '\\frac{1}{2} \\(x\\)',
  'line one\nline two',
]

/** The key of the audit's quiz, by question. */
const KEY = [0, 1, 2, 1] as const

export const bodyOf = (now: number) => ({
  title: `Audit of the API, ${new Date(now).toISOString()}`,
  description: 'Made and removed by quiz-elements audit.',
  duration: 20,
  startTime: new Date(now - MINUTE_MS).toISOString(),
  endTime: new Date(now + 40 * MINUTE_MS).toISOString(),
  questions: KEY.map((correctAnswer, index) => ({
    text: TEXTS[index] ?? '',
    options: ['first', 'second', 'third', 'fourth'].map((text) => ({ text: `${text} of ${index + 1}` })),
    correctAnswer,
    points: 1,
  })),
  isActive: true,
})

const Created = v.object({ _id: IdOrNumber })

type Undo = () => Promise<unknown>

/** What the audit makes for itself, each once and only when a rule asks for it, and removes again. */
export class Scratch {
  readonly #undo: Undo[] = []
  readonly #made = new Map<string, Promise<unknown>>()
  readonly now: number

  constructor(now: number) {
    this.now = now
  }

  /** What was made under that name, or is made now. */
  once<Made>(name: string, make: () => Promise<Made>): Promise<Made> {
    const known = this.#made.get(name) ?? make()
    this.#made.set(name, known)
    return known as Promise<Made>
  }

  /** To be done at the end, the last first. */
  undoLater(undo: Undo): void {
    this.#undo.unshift(undo)
  }

  async remove(): Promise<void> {
    for (const undo of this.#undo.splice(0)) await undo()
  }

  /** The answer to making a quiz that is open now, and its path; undefined if it has no id to be found by. */
  created = (admin: Caller) =>
    this.once('created', async () => {
      const body = bodyOf(this.now)
      const reply = await admin.call('POST', '/quiz', { body })
      const created = isOk(reply) ? readAs(Created, reply) : undefined
      const path = created && `/quiz/${encodeURIComponent(created._id)}`
      if (path) this.undoLater(() => admin.call('DELETE', path))
      return { path, body, reply }
    })

  /** That quiz. @throws Unchecked if it could not be made. */
  async quiz(admin: Caller) {
    const { path, body } = await this.created(admin)
    if (!path) throw new Unchecked('the audit’s quiz could not be made; see authoring.create')
    return { path, body }
  }

  /** A slot that runs now, with seats. @throws Unchecked if none does. */
  slot = (learner: Caller, admin: Caller) =>
    this.once('slot', async () => {
      await admin.call('POST', '/slots/generate')
      const slots = readAs(v.array(Slot), await learner.call('GET', '/slots/available')) ?? []
      // One that ends in a moment would end during the audit.
      const soon = this.now + MINUTE_MS
      const running = slots.find(
        (slot) =>
          isRunning(slotSpan(slot), this.now) && isRunning(slotSpan(slot), soon) && slot.availableSlots > 0,
      )
      if (!running) throw new Unchecked('no slot with a free seat runs now')
      return running
    })

  /** That person's seat in it. @throws Unchecked if it cannot be booked. */
  seat = (caller: Caller, admin: Caller) =>
    this.once(`seat ${caller.who}`, async () => {
      const { _id } = await this.slot(caller, admin)
      const reply = await caller.call('POST', '/slots/book', { body: { slotId: _id } })
      const booked = isOk(reply) ? readAs(BookAnswer, reply) : undefined
      if (!booked) throw new Unchecked('the running slot could not be booked; see slots.book')
      const { booking } = booked
      // A seat in a running slot is an administrator's to cancel.
      if (booking)
        this.undoLater(() => admin.call('DELETE', `/admin/slots/cancel/${encodeURIComponent(booking._id)}`))
      return { slotId: _id, reply, booking }
    })

  /** The quiz as that person may take it. @throws Unchecked if they may not. */
  access = (caller: Caller, admin: Caller) =>
    this.once(`access ${caller.who}`, async () => {
      const { path } = await this.quiz(admin)
      await this.seat(caller, admin)
      const reply = await caller.call('GET', `${path}/access`)
      const isRefused = readAs(SlotRequired, reply) !== undefined
      const quiz = isOk(reply) && !isRefused ? readAs(Quiz, reply) : undefined
      if (!quiz) throw new Unchecked('the quiz could not be opened; see attempt.access')
      const started = quiz.start ? await caller.call('POST', `${path}/start`) : undefined
      return { path, reply, started, version: started && readAs(StartAnswer, started)?.version }
    })

  /** Three of four are right. @throws Unchecked if the quiz cannot be opened. */
  submission = (caller: Caller, admin: Caller) =>
    this.once(`submission ${caller.who}`, async (): Promise<{ path: string; body: object; reply: Reply }> => {
      const { path, version } = await this.access(caller, admin)
      const body = {
        answers: [KEY[0], KEY[1], KEY[2], null],
        timeSpent: 5,
        ...(version !== undefined && { version }),
        // What no server takes from a learner.
        score: 100,
        userId: 'somebody-else',
      }
      const reply = await caller.call('POST', `${path}/submit`, { body })
      return { path, body, reply }
    })
}
