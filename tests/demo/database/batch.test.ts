// SPEC Operation Crowds
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { batched } from '../../../demo/api/database/batch.ts'
import type { Db } from '../../../demo/api/database/db.ts'
import { inLane } from '../../../demo/api/database/lanes.ts'
import { engines } from '../../support/server/engines.ts'

/** Distinct databases, whose requests are never batched together. */
const someDb = () => ({}) as Db

/** Statements that record their requests, and end on demand. */
function slowStatement() {
  const asked: string[][] = []
  const ends: (() => void)[] = []
  const answerAll = async (_: Db, words: readonly string[]) => {
    asked.push([...words])
    await new Promise<void>((resolve) => ends.push(resolve))
    return words.map((word) => word.toUpperCase())
  }
  const end = async () => {
    await vi.waitUntil(() => ends.length > 0)
    ends.shift()?.()
  }
  const begun = (count: number) => vi.waitUntil(() => asked.length === count)
  return { asked, begun, end, answerAll }
}

const refusal = (code: string) => Object.assign(new pg.DatabaseError('refused', 0, 'error'), { code })

test('requests that have arrived share a batch, and those that arrive meanwhile form the next one', async () => {
  const { asked, begun, end, answerAll } = slowStatement()
  const [ask, db] = [batched({ answerAll }), someDb()]
  const first = ['a', 'b'].map((word) => ask(db, word))
  await begun(1)
  const later = ['c', 'd'].map((word) => ask(db, word))
  await end()
  await end()
  expect(await Promise.all([...first, ...later])).toEqual(['A', 'B', 'C', 'D'])
  expect(asked).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
})

test('requests to another database or of another group do not wait', async () => {
  const { asked, begun, answerAll } = slowStatement()
  const [ask, db] = [batched({ answerAll, groupOf: (word) => word.slice(0, 1) }), someDb()]
  for (const word of ['a1', 'a2', 'b1']) void ask(db, word)
  void ask(someDb(), 'a3')
  await begun(3)
  expect(asked.toSorted()).toEqual([['a1', 'a2'], ['a3'], ['b1']])
})

test('a request of one lane never shares a batch with one of another lane', async () => {
  const { asked, begun, answerAll } = slowStatement()
  const [ask, db] = [batched({ answerAll }), someDb()]
  for (const lane of ['reads', 'attempts', 'reads'] as const) void inLane(lane, () => ask(db, lane))
  await begun(2)
  expect(asked.toSorted()).toEqual([['attempts'], ['reads', 'reads']])
})

test('requests with the same key never share a batch, and delay no others', async () => {
  const { asked, end, answerAll } = slowStatement()
  const [ask, db] = [batched({ answerAll, keyOf: (word) => word }), someDb()]
  const answers = ['first', 'twice', 'twice', 'other'].map((word) => ask(db, word))
  for (const _ of ['first, twice, other', 'twice']) await end()
  await Promise.all(answers)
  expect(asked).toEqual([['first', 'twice', 'other'], ['twice']])
})

test('a statement that hangs delays only the requests of its own group, which would wait for the same row', async () => {
  const [helped, held] = [slowStatement(), slowStatement()]
  const [ask, askInGroup, db] = [batched(helped), batched({ ...held, groupOf: () => 'row' }), someDb()]
  for (const each of [ask, askInGroup]) void each(db, 'hangs')
  await helped.begun(1)
  await held.begun(1)
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1000)
  for (const each of [ask, askInGroup]) void each(db, 'next')
  await helped.begun(2)
  expect(helped.asked).toEqual([['hangs'], ['next']])
  expect(held.asked).toEqual([['hangs']])
  vi.restoreAllMocks()
})

test('a batch does not run empty after a concurrent one has taken all waiting requests', async () => {
  const { asked, begun, end, answerAll } = slowStatement()
  const [ask, db] = [batched({ answerAll }), someDb()]
  void ask(db, 'slow')
  await begun(1)
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1000)
  const next = ask(db, 'next')
  await end()
  await end()
  expect(await next).toBe('NEXT')
  expect(asked).toEqual([['slow'], ['next']])
  vi.restoreAllMocks()
})

test('a record that the database rejects fails alone', async () => {
  const answerAll = async (_: Db, words: readonly string[]) => {
    await Promise.resolve()
    if (words.includes('odd')) throw refusal('22003')
    return words.map((word) => word.toUpperCase())
  }
  const [ask, db] = [batched({ answerAll }), someDb()]
  const answers = await Promise.allSettled(['a', 'b', 'odd', 'c'].map((word) => ask(db, word)))
  expect(answers.map((answer) => ('value' in answer ? answer.value : answer.reason.code))).toEqual([
    ...['A', 'B', '22003', 'C'],
  ])
})

test.each([...engines])('a record that violates a constraint fails alone on $name', async ({ open }) => {
  const { db, close } = await open()
  onTestFinished(close)
  await sql`create table notes (id int primary key check (id > 0))`.execute(db)
  const ask = batched({
    answerAll: async (_: Db, numbers: readonly number[]) => {
      await sql`insert into notes select jsonb_array_elements_text(${JSON.stringify(numbers)})::int`.execute(
        db,
      )
      return numbers
    },
  })
  // Out of range, a check constraint, and a duplicate key.
  const answers = await Promise.allSettled([1, 2, 3_000_000_000, -1, 2, 4].map((number) => ask(db, number)))
  expect(answers.map((answer) => ('value' in answer ? answer.value : answer.reason.code))).toEqual([
    ...[1, 2, '22003', '23514', '23505', 4],
  ])
})

test('a batch is not repeated one by one while the database is in trouble', async () => {
  let statements = 0
  const answerAll = async (_: Db, words: readonly string[]) => {
    statements++
    await Promise.resolve()
    throw refusal(words.length > 1 ? '57014' : 'asked alone')
  }
  const [ask, db] = [batched({ answerAll }), someDb()]
  const answers = await Promise.allSettled(['a', 'b', 'c'].map((word) => ask(db, word)))
  expect(answers.map((answer) => 'reason' in answer && answer.reason.code)).toEqual([
    '57014',
    '57014',
    '57014',
  ])
  expect(statements).toBe(1)
})

test('a request that needs a locked row is retried until it is free, while the others go on', async () => {
  let isHeld = true
  const answerAll = async (_: Db, words: readonly string[]) => {
    await Promise.resolve()
    return words.map((word) => (word === 'held' && isHeld ? undefined : word.toUpperCase()))
  }
  const [ask, db] = [batched({ answerAll }), someDb()]
  const waiting = ask(db, 'held')
  expect(await ask(db, 'other')).toBe('OTHER')
  isHeld = false
  expect(await waiting).toBe('HELD')
})

test('a request fails as after a lock timeout if its row is locked for too long', async () => {
  const answerAll = async () => {
    await Promise.resolve()
    return [undefined]
  }
  const [ask, db] = [batched({ answerAll }), someDb()]
  const waiting = ask(db, 'held').catch((error) => error)
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 6000)
  expect(await waiting).toMatchObject({ code: '55P03' })
  vi.restoreAllMocks()
})

test('requests that need the same locked row soon share their retries', async () => {
  // Held until one statement asks for all. Timers are late by a millisecond now and then, so this need not be the next one.
  const answerAll = async (_: Db, words: readonly string[]) => {
    await Promise.resolve()
    return words.map((word) => (words.length === 5 ? word : undefined))
  }
  const [ask, db] = [batched({ answerAll }), someDb()]
  const waiting: Promise<unknown>[] = []
  for (let count = 0; count < 5; count++) {
    waiting.push(ask(db, 'held'))
    await pause(10)
  }
  expect(await Promise.all(waiting)).toEqual(Array(5).fill('held'))
})

test('a request behind a statement that hangs runs even if no other request arrives', async () => {
  const { asked, begun, answerAll } = slowStatement()
  const [ask, db] = [batched({ answerAll }), someDb()]
  void ask(db, 'hangs')
  await begun(1)
  void ask(db, 'next')
  await begun(2)
  expect(asked).toEqual([['hangs'], ['next']])
})
