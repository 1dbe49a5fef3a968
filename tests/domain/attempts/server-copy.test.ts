import { describe, expect, test } from 'vitest'
import {
  type Attempt,
  beginAttempt,
  giveAnswer as give,
  isSaved,
  type Work,
} from '../../../src/domain/attempts/attempt.ts'
import type { StoredWork } from '../../../src/domain/attempts/saved-work.ts'
import {
  acknowledgeSave,
  beginSave,
  isForeign,
  mergeCopy,
  mergeWork,
  refuseSave,
  storedTimes,
  toSavedWork,
} from '../../../src/domain/attempts/server-copy.ts'
import {
  type Answer,
  numberOf,
  optionOf,
  readAnswers,
  sentAnswers,
} from '../../../src/domain/kinds/answer.ts'
import type { Quiz } from '../../../src/domain/quizzes/quiz.ts'
import { asha, at, opticsQuiz, opticsQuizOf } from '../../support/school/fixtures.ts'
import { pick, seededRandom } from '../../support/server/random.ts'

const begin = (quiz: Quiz = { ...opticsQuiz, version: 1 }) => beginAttempt(quiz, asha._id, at('10:00:00'))
const work = (answers: Work['answers'], flags: number[] = [], current = 0): Work => ({
  answers,
  flags,
  current,
})
const stored = (revision: number, { answers, flags, current }: Work): StoredWork => ({
  revision,
  ...sentAnswers(answers),
  flags,
  current,
  startedAt: '2026-03-04T10:00:00.000Z',
  deadline: '2026-03-04T10:15:00.000Z',
})

describe('one answer', () => {
  test.each([
    ['changed by nobody', null, null, null, null],
    ['changed here', null, 1, null, 1],
    ['changed there', null, null, 2, 2],
    ['changed here and there', null, 1, 2, 1],
    ['changed again here', 0, 1, 0, 1],
    ['changed again there', 0, 0, 2, 2],
    ['changed again here and there', 0, 1, 2, 1],
    ['changed to the same here and there', 0, 2, 2, 2],
  ])('%s, from %s, here %s and there %s, becomes %s', (_, base, mine, theirs, expected) => {
    expect(mergeWork(work([base]), work([mine]), work([theirs])).answers).toEqual([expected])
  })
})

describe('flags and place', () => {
  test.each([
    ['each set its own', work([null, null]), work([null, null], [0]), work([null, null], [1]), [0, 1]],
    [
      'here one was set, there one taken away',
      work([null, null], [0]),
      work([null, null], [0, 1]),
      work([null, null]),
      [1],
    ],
  ])('are merged where %s: both changes count', (_, base, mine, theirs, flags) => {
    expect(mergeWork(base, mine, theirs).flags).toEqual(flags)
  })

  test.each([
    [0, 0, 4, 4],
    [0, 3, 0, 3],
    [0, 3, 4, 3],
  ])('merge from question %i, here at %i, there at %i, into question %i', (base, mine, theirs, current) => {
    expect(mergeWork(work([], [], base), work([], [], mine), work([], [], theirs)).current).toBe(current)
  })
})

describe('a copy', () => {
  const [first = opticsQuiz.questions[0], second, third] = opticsQuiz.questions
  const mixed = {
    ...opticsQuiz,
    version: 4,
    questions: [third, first, second].flatMap((question, index) =>
      question ? [{ ...question, authoredIndex: [2, 0, 1][index] }] : [],
    ),
  }

  test('is sent by authored question, one revision on, with its version', () => {
    const attempt = {
      ...give(begin(mixed), 0, 3),
      flags: [1],
      current: 2,
      saved: { revision: 6, ...work([]) },
    }
    expect(toSavedWork(attempt)).toEqual({
      revision: 7,
      version: 4,
      answers: [null, null, 3],
      flags: [0],
      current: 1,
    })
  })

  test('comes back in the order in which the questions are shown', () => {
    const attempt = mergeCopy(begin(mixed), stored(3, work([1, null, 2], [2], 1)))
    expect(attempt).toMatchObject({ answers: [2, 1, null], flags: [0], current: 2, saved: { revision: 3 } })
    expect(isSaved(attempt)).toBe(true)
  })

  test('that was sent from here is not taken for work of another device, though the reply to it was lost', () => {
    const sent = beginSave(give(begin(), 0, 1))
    const now = give(sent, 0, 2)
    const copy = stored(1, sent)
    expect([isForeign(now, copy), isForeign({ ...now, sent: [] }, copy)]).toEqual([false, true])
    expect(mergeCopy(now, copy)).toMatchObject({
      answers: [2, null, null],
      saved: { revision: 1 },
      sent: [],
    })
  })

  test('that another device went on with wins, though the reply to it was lost here', () => {
    const sent = beginSave(give(begin(), 0, 1))
    expect(mergeCopy(sent, stored(2, work([2, null, null]))).answers).toEqual([2, null, null])
    const refused = refuseSave(sent, sent)
    expect(mergeCopy(refused, stored(2, work([2, null, null]))).answers).toEqual([1, null, null])
  })

  test('older than the known one, as from a restored database, takes nothing away and is saved over', () => {
    const known = acknowledgeSave(give(begin(), 0, 1), give(begin(), 0, 1), 5)
    const after = mergeCopy(known, stored(3, work([null, null, null])))
    expect(after.answers).toEqual([1, null, null])
    expect([isSaved(after), toSavedWork(after).revision]).toEqual([false, 4])
  })

  test('before the first save has no revision', () => {
    const fresh = begin()
    expect(mergeCopy(fresh, stored(0, work([])))).toBe(fresh)
    expect(isSaved(fresh)).toBe(false)
  })
})

/*
 * Two devices of one person and the API: each answers, saves and asks in any order, is offline for a while, and loses answers to
 * its saves. Every answer given has a number of its own, as an option or as what was typed, so that it is known which one it replaced.
 */
const QUESTIONS = 5

interface Device {
  attempt: Attempt
  offline: boolean
}

interface World {
  devices: [Device, Device]
  api: StoredWork
  given: number
  /** By answer, the one that stood there before. */
  replaced: Map<number, number | null>
}

const idOf = (given: Answer | undefined) => optionOf(given) ?? (Number(numberOf(given)?.number ?? 0) || null)

function answer(world: World, device: Device, question: number): void {
  const id = ++world.given
  world.replaced.set(id, idOf(device.attempt.answers[question]))
  device.attempt = give(device.attempt, question, question % 2 === 0 ? id : { number: String(id), unit: 'm' })
}

/** The API accepts only what is newer, and answers the stored copy otherwise. After a lost answer it is asked first. */
function save(world: World, device: Device, answerIsLost: boolean): void {
  if (device.attempt.sent.length > 0) ask(world, device)
  if (device.offline || isSaved(device.attempt)) return
  const { revision, answers, responses, flags, current } = toSavedWork(device.attempt)
  device.attempt = beginSave(device.attempt)
  const isNewer = revision > world.api.revision
  if (isNewer) world.api = stored(revision, { answers: readAnswers(answers, responses), flags, current })
  if (answerIsLost) return
  if (isNewer) device.attempt = acknowledgeSave(device.attempt, device.attempt, revision)
  else device.attempt = mergeCopy(refuseSave(device.attempt, device.attempt), world.api)
}

function ask({ api }: World, device: Device): void {
  if (!device.offline) device.attempt = mergeCopy(device.attempt, api)
}

/** Both are online and have time. */
function settle(world: World): void {
  for (const device of world.devices) device.offline = false
  for (let round = 0; round < 3; round++)
    for (const device of world.devices) {
      ask(world, device)
      save(world, device, false)
    }
  for (const device of world.devices) ask(world, device)
}

/** All answers that a later one replaced, on the device that gave it. */
const outdated = ({ replaced }: World) => new Set(replaced.values())

function violationOf(world: World): string | undefined {
  const [one, other] = world.devices
  const [here, there] = [one.attempt.answers, other.attempt.answers].map((answers) =>
    answers.map(idOf).join(),
  )
  const { answers, responses } = world.api
  if (here !== there) return 'the devices differ'
  if (here !== readAnswers(answers, responses).map(idOf).join()) return 'the copy differs'
  const gone = outdated(world)
  const current = [...world.replaced.keys()].filter((option) => !gone.has(option))
  for (let question = 0; question < QUESTIONS; question++) {
    const rivals = current.filter((option) => questionOf.get(option) === question)
    const final = idOf(one.attempt.answers[question])
    if (rivals.length > 0 && (final === null || !rivals.includes(final))) return 'an answer is lost'
  }
  return undefined
}

let questionOf = new Map<number, number>()

function play(seed: number): string | undefined {
  const random = seededRandom(seed)
  questionOf = new Map()
  const quiz = { ...opticsQuizOf(QUESTIONS), version: 1 }
  const device = (): Device => ({ attempt: begin(quiz), offline: false })
  const world: World = {
    devices: [device(), device()],
    api: stored(0, work([])),
    given: 0,
    replaced: new Map(),
  }
  for (let step = 0; step < 40; step++) {
    const acting = world.devices[pick(random, 0, 2)] as Device
    const chance = random()
    if (chance < 0.35) {
      const question = pick(random, 0, QUESTIONS)
      answer(world, acting, question)
      questionOf.set(world.given, question)
    } else if (chance < 0.6) save(world, acting, random() < 0.3)
    else if (chance < 0.85) ask(world, acting)
    else acting.offline = !acting.offline
  }
  settle(world)
  const violation = violationOf(world)
  return violation && `seed ${seed}: ${violation}`
}

test('two devices in random orders, offline in turns, lose no answer that only one of them changed', () => {
  const from = Number(process.env.SEED ?? 1)
  const violations = Array.from({ length: Number(process.env.ORDERS ?? 1000) }, (_, index) =>
    play(from + index),
  ).filter(Boolean)
  expect(violations.slice(0, 3)).toEqual([])
})

test.each([
  [
    'both of them',
    { startedAt: '2026-03-04T10:01:00Z', deadline: '2026-03-04T10:20:00Z' },
    '10:01:00',
    '10:20:00',
  ],
  ['the start', { startedAt: '2026-03-04T10:01:00Z' }, '10:01:00', '10:16:00'],
  ['the end', { deadline: '2026-03-04T10:20:00Z' }, '10:05:00', '10:20:00'],
  ['neither', {}, '10:05:00', '10:20:00'],
])('work from another device has its times where the API gives %s', (_, told, start, end) => {
  expect(storedTimes(opticsQuiz, told, at('10:05:00'))).toEqual({ startedAt: at(start), deadline: at(end) })
})
