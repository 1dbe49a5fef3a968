import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { collected } from '../../../demo/api/database/collect.ts'
import type { Db } from '../../../demo/api/database/db.ts'
import { inLane } from '../../../demo/api/database/lanes.ts'

/** Only told apart: what is asked of one is not collected with what is asked of another. */
const someDb = () => ({}) as Db

/** Statements that say what they were asked, and end when they are told to. */
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

test('those who have come by now are asked together, those who come meanwhile after them', async () => {
  const { asked, begun, end, answerAll } = slowStatement()
  const [ask, db] = [collected({ answerAll }), someDb()]
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

test('what is asked of another database, or in another line, does not wait', async () => {
  const { asked, begun, answerAll } = slowStatement()
  const [ask, db] = [collected({ answerAll, lineOf: (word) => word.slice(0, 1) }), someDb()]
  for (const word of ['a1', 'a2', 'b1']) void ask(db, word)
  void ask(someDb(), 'a3')
  await begun(3)
  expect(asked.toSorted()).toEqual([['a1', 'a2'], ['a3'], ['b1']])
})

test('what is asked in one lane is not answered in another, which may know less', async () => {
  const { asked, begun, answerAll } = slowStatement()
  const [ask, db] = [collected({ answerAll }), someDb()]
  for (const lane of ['reads', 'replica', 'reads'] as const) void inLane(lane, () => ask(db, lane))
  await begun(2)
  expect(asked.toSorted()).toEqual([['reads', 'reads'], ['replica']])
})

test('the same name twice is asked one after the other, and keeps nobody else waiting', async () => {
  const { asked, end, answerAll } = slowStatement()
  const [ask, db] = [collected({ answerAll, nameOf: (word) => word }), someDb()]
  const answers = ['first', 'twice', 'twice', 'other'].map((word) => ask(db, word))
  for (const _ of ['first, twice, other', 'twice']) await end()
  await Promise.all(answers)
  expect(asked).toEqual([['first', 'twice', 'other'], ['twice']])
})

test('a statement that hangs does not keep others waiting for ever, but where they would wait for the same row', async () => {
  const [helped, held] = [slowStatement(), slowStatement()]
  const [ask, askInLine, db] = [collected(helped), collected({ ...held, lineOf: () => 'row' }), someDb()]
  for (const each of [ask, askInLine]) void each(db, 'hangs')
  await helped.begun(1)
  await held.begun(1)
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1000)
  for (const each of [ask, askInLine]) void each(db, 'next')
  await helped.begun(2)
  expect(helped.asked).toEqual([['hangs'], ['next']])
  expect(held.asked).toEqual([['hangs']])
  vi.restoreAllMocks()
})

test('nothing is asked where a second statement has taken all that waits', async () => {
  const { asked, begun, end, answerAll } = slowStatement()
  const [ask, db] = [collected({ answerAll }), someDb()]
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

test('a record that the database refuses fails alone', async () => {
  const answerAll = async (_: Db, words: readonly string[]) => {
    await Promise.resolve()
    if (words.includes('odd')) throw refusal('22003')
    return words.map((word) => word.toUpperCase())
  }
  const [ask, db] = [collected({ answerAll }), someDb()]
  const answers = await Promise.allSettled(['a', 'b', 'odd', 'c'].map((word) => ask(db, word)))
  expect(answers.map((answer) => ('value' in answer ? answer.value : answer.reason.code))).toEqual([
    ...['A', 'B', '22003', 'C'],
  ])
})

test('a database in trouble is not asked again for each', async () => {
  let statements = 0
  const answerAll = async (_: Db, words: readonly string[]) => {
    statements++
    await Promise.resolve()
    throw refusal(words.length > 1 ? '57014' : 'asked alone')
  }
  const [ask, db] = [collected({ answerAll }), someDb()]
  const answers = await Promise.allSettled(['a', 'b', 'c'].map((word) => ask(db, word)))
  expect(answers.map((answer) => 'reason' in answer && answer.reason.code)).toEqual([
    '57014',
    '57014',
    '57014',
  ])
  expect(statements).toBe(1)
})

test('who has to be asked alone is, while the others go on', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const answerAll = async (_: Db, words: readonly string[], alone: boolean) => {
    await (alone && held)
    return words.map((word) => (word === 'held' && !alone ? undefined : word.toUpperCase()))
  }
  const [ask, db] = [collected({ answerAll }), someDb()]
  const patient = ask(db, 'held')
  expect(await ask(db, 'other')).toBe('OTHER')
  release()
  expect(await patient).toBe('HELD')
})

test('who comes while a statement hangs is asked without anybody coming after', async () => {
  const { asked, begun, answerAll } = slowStatement()
  const [ask, db] = [collected({ answerAll }), someDb()]
  void ask(db, 'hangs')
  await begun(1)
  void ask(db, 'next')
  await begun(2)
  expect(asked).toEqual([['hangs'], ['next']])
})

test('who meets a row that is held for a moment does not wait behind those who wait alone', async () => {
  const tries = { held: 0, brief: 0 }
  const answerAll = async (_: Db, words: readonly (keyof typeof tries)[], alone: boolean) => {
    await (alone ? new Promise(() => undefined) : Promise.resolve())
    return words.map((word) => (++tries[word] > 3 && word === 'brief' ? 'answered' : undefined))
  }
  const [ask, db] = [collected({ answerAll }), someDb()]
  void ask(db, 'held')
  expect(await ask(db, 'brief')).toBe('answered')
})
