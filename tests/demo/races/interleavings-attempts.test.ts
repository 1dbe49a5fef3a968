import { beforeAll, expect } from 'vitest'
import { handInDue } from '../../../demo/api/attempts/hand-in.ts'
import { openAttempt } from '../../../demo/api/attempts/starts.ts'
import type { AttemptRow, StartRow } from '../../../demo/api/database/tables/attempt-tables.ts'
import { MINUTE_MS, SECOND_MS } from '../../../src/domain/lib/time.ts'
import { asked, enrolAdmin, optics } from '../../support/school/authoring.ts'
import { at, opticsJson } from '../../support/school/fixtures.ts'
import { enrol, type Person, type School, storeQuiz, storeSlot } from '../../support/school/school.ts'
import {
  type Chore,
  interleavings,
  mixed,
  some,
  times,
  type Wish,
} from '../../support/server/interleaving.ts'
import { onEachEngine } from '../../support/server/on-each-engine.ts'
import { pick } from '../../support/server/random.ts'
import { seat } from '../../support/server/seats.ts'
import type { ApiAnswer } from '../../support/server/server.ts'

const BEGUN = at('10:05:00')
const DEADLINE = at('10:20:00')
/** In the grace for who calls; the clock of a process that hands in runs ahead and is beyond it. */
const IN_GRACE = DEADLINE + 30 * SECOND_MS
const BEYOND = DEADLINE + 2 * MINUTE_MS

interface Exam {
  people: readonly Person[]
  /** The one who is watched. */
  asha: Person
  admins: readonly Person[]
  quizId: string
  /** Of the questions that were given out. */
  version: number
  /** What the clock of a process that hands in shows. */
  sweepsAt: number
}

const FIRST_SAVED = [2, null, null]

/** What a device has in hand at that revision; two devices differ at the same one. */
const answersAt = (revision: number, device: number) => [revision % 4, (revision + device) % 4, null]

const save = (random: () => number, { asha, quizId, version }: Exam): Wish => {
  const revision = pick(random, 1, 6)
  const answers = answersAt(revision, pick(random, 0, 2))
  return {
    by: asha,
    method: 'PUT',
    path: `/quiz/${quizId}/attempt`,
    body: { revision, version, answers, flags: [1], current: 2 },
  }
}

const submit = (random: () => number, { asha, quizId, version }: Exam): Wish => ({
  by: asha,
  method: 'POST',
  path: `/quiz/${quizId}/submit`,
  body: { version, answers: answersAt(pick(random, 1, 3), 0), timeSpent: 1 },
})

const start = (_: () => number, { asha, quizId }: Exam): Wish => ({
  by: asha,
  method: 'POST',
  path: `/quiz/${quizId}/start`,
})

const byAdmin = (random: () => number, { admins, quizId }: Exam, way: Omit<Wish, 'by'>): Wish => ({
  by: admins[pick(random, 0, admins.length)] as Person,
  ...way,
  path: `/quiz/${quizId}${way.path}`,
})

const reset = (random: () => number, exam: Exam) =>
  byAdmin(random, exam, {
    method: 'POST',
    path: '/admin/reset-attempt',
    body: { userId: exam.asha.id, unsubmitted: random() < 0.5 },
  })

const edit = (random: () => number, exam: Exam) =>
  byAdmin(random, exam, {
    method: 'PUT',
    path: '',
    body: {
      ...optics,
      questions: asked.map((question) => ({ ...question, correctAnswer: pick(random, 0, 4) })),
    },
  })

const extend = (random: () => number, exam: Exam) => {
  const whom = random() < 0.5 ? { userId: exam.asha.id } : { all: true }
  return byAdmin(random, exam, {
    method: 'POST',
    path: '/admin/extend',
    body: { ...whom, minutes: [-5, 5, 10][pick(random, 0, 3)] },
  })
}

const regrade = (random: () => number, exam: Exam) =>
  byAdmin(random, exam, {
    method: 'POST',
    path: '/admin/regrade',
    body: {
      changes: [
        { questionId: opticsJson.questions[0]?._id, accept: [pick(random, 0, 4), pick(random, 0, 4)] },
      ],
    },
  })

const sweep = (_: () => number, { sweepsAt }: Exam): Chore => ({
  name: 'sweep',
  run: (deps) => handInDue({ ...deps, clock: () => sweepsAt }),
})

/** All that may happen to an attempt; whatever is added here meets all others. */
const ACTS = { save, submit, start, reset, edit, extend, regrade, sweep }
type Kind = keyof typeof ACTS
const KINDS = Object.keys(ACTS) as Kind[]

/** What may be answered; a reset leaves those who write without an attempt, or with a new one. */
const ANSWERS: Record<Kind, readonly number[]> = {
  save: [200, 409, 422],
  submit: [200, 422],
  start: [200, 422],
  reset: [200, 404, 409],
  edit: [200],
  extend: [200, 409],
  regrade: [200],
  sweep: [200],
}
const AFTER_RESET: Partial<Record<Kind, number>> = { save: 404, submit: 400 }

interface Told {
  kind: Kind
  wish: Wish | Chore
  answer: ApiAnswer
}

const bodyOf = (wish: Wish | Chore) => ('body' in wish ? Object(wish.body) : {})
const accepted = (told: readonly Told[], kind: Kind) =>
  told.filter(({ kind: other, answer }) => other === kind && answer.status === 200)

const rowOf = <Table extends 'attempts' | 'quiz_starts'>(
  { deps: { db } }: School,
  table: Table,
  exam: Exam,
) =>
  db
    .selectFrom(table as 'attempts')
    .selectAll()
    .where('user_id', '=', exam.asha.id)
    .where('quiz_id', '=', exam.quizId)
    .executeTakeFirst() as Promise<(Table extends 'attempts' ? AttemptRow : StartRow) | undefined>

const forgetAttempts = async ({ deps: { db } }: School) => {
  await db.deleteFrom('attempts').execute()
  await db.deleteFrom('quiz_starts').execute()
}

/** The score is that of the answers, by the key of the version that was given out or what was put in its place. */
async function checkScore({ deps: { db } }: School, attempt: AttemptRow) {
  const { questions } = await db
    .selectFrom('quiz_versions')
    .select('questions')
    .where('quiz_id', '=', attempt.quiz_id)
    .where('version', '=', attempt.quiz_version)
    .executeTakeFirstOrThrow()
  const keys = await db
    .selectFrom('question_keys')
    .select(['question_id', 'accepted'])
    .where('quiz_id', '=', attempt.quiz_id)
    .where('quiz_version', '=', attempt.quiz_version)
    .execute()
  const right = questions.filter(({ _id, correctAnswer }, index) => {
    const changed = keys.find(({ question_id }) => question_id === _id)
    return (changed?.accepted ?? [correctAnswer]).includes(attempt.answers?.[index] ?? -1)
  })
  expect(attempt.correct_answers).toBe(right.length)
  expect(attempt.score).toBe(Math.round((right.length * 100) / questions.length))
}

/** An attempt belongs to the start that is there, and was handed in once. */
function checkPair(attempt: AttemptRow | undefined, begun: StartRow | undefined) {
  expect(Boolean(attempt)).toBe(Boolean(begun?.closed_at))
  if (!attempt || !begun) return
  expect(attempt).toMatchObject({ quiz_version: begun.quiz_version, started_at: begun.started_at })
  expect(attempt.allowed_seconds).toBe((begun.deadline.getTime() - begun.started_at.getTime()) / SECOND_MS)
}

/** What was submitted is stored, and the first one counts: it never loses to a copy that was saved. */
function checkSubmissions(told: readonly Told[], attempt: AttemptRow | undefined) {
  expect(attempt?.ended).toBe('submitted')
  for (const { wish, answer } of told.filter(({ kind }) => kind === 'submit')) {
    const isStored = JSON.stringify(bodyOf(wish).answers) === JSON.stringify(attempt?.answers)
    expect(answer.status).toBe(isStored ? 200 : 422)
    if (isStored) expect(answer.body).toMatchObject({ _id: attempt?.id, score: attempt?.score })
  }
  const taken = accepted(told, 'submit')
  expect(taken.filter(({ answer }) => answer.headers.get('idempotent-replay'))).toHaveLength(taken.length - 1)
}

/** Who submits nothing has what was saved last, once the time is over. */
function checkCopy(told: readonly Told[], attempt: AttemptRow | undefined) {
  const saved = accepted(told, 'save').map(({ wish }) => bodyOf(wish))
  const last = saved.toSorted((one, other) => one.revision - other.revision).at(-1)
  expect(attempt?.answers).toEqual(last?.answers ?? (attempt && FIRST_SAVED))
  if (attempt) expect(attempt.ended).toBe('time')
}

async function checkExam(school: School, exam: Exam, told: readonly Told[]) {
  const wasReset = accepted(told, 'reset').length > 0
  for (const { kind, answer } of told) {
    const allowed = [...ANSWERS[kind], ...(wasReset ? [AFTER_RESET[kind]] : [])]
    expect(allowed, `${kind}: ${JSON.stringify(answer.body)}`).toContain(answer.status)
  }
  checkPair(await rowOf(school, 'attempts', exam), await rowOf(school, 'quiz_starts', exam))
  await handInDue({ ...school.deps, clock: () => at('18:00:00') })
  const [attempt, begun] = [await rowOf(school, 'attempts', exam), await rowOf(school, 'quiz_starts', exam)]
  checkPair(attempt, begun)
  expect(Boolean(attempt), 'what was saved is handed in').toBe(Boolean(begun?.closed_at ?? begun?.revision))
  if (attempt) await checkScore(school, attempt)
  if (wasReset) return
  if (told.some(({ kind }) => kind === 'submit')) checkSubmissions(told, attempt)
  else checkCopy(told, attempt)
}

/** Everybody has begun; the one who is watched with a copy on the server, or without. */
async function sitDown(school: School, exam: Omit<Exam, 'version'>, saved: boolean): Promise<Exam> {
  const { db } = school.deps
  await forgetAttempts(school)
  const quiz = await db
    .selectFrom('quizzes')
    .selectAll()
    .where('id', '=', exam.quizId)
    .executeTakeFirstOrThrow()
  for (const { id } of exam.people) await openAttempt(db, quiz, { id }, new Date(BEGUN))
  if (saved) {
    const copy = { revision: 0, answers: FIRST_SAVED, flags: [], current: 0, saved_at: new Date(BEGUN) }
    await db.updateTable('quiz_starts').set(copy).where('user_id', '=', exam.asha.id).execute()
  }
  return { ...exam, version: quiz.version }
}

const MOMENTS = [
  ['while the time runs', at('10:12:00'), at('10:12:00')],
  ['in the grace, while a process whose clock runs ahead hands in', IN_GRACE, BEYOND],
] as const

onEachEngine(
  'saves, submissions, resets, edits, extra time, regradings and the server’s own hand-in',
  BEGUN,
  (school) => {
    let people: Person[]
    let admins: Person[]
    let quizId: string
    beforeAll(async () => {
      people = await Promise.all(Array.from({ length: 3 }, () => enrol(school())))
      admins = await Promise.all([1, 2].map(() => enrolAdmin(school())))
      quizId = await storeQuiz(school())
      await seat(school(), await storeSlot(school(), at('10:00:00')), people)
    })

    interleavings(school, (meet) => {
      for (const [moment, now, sweepsAt] of MOMENTS)
        meet(`leave one true attempt, or none, ${moment}`, async (random) => {
          school().clock.now = now
          const asha = people[pick(random, 0, people.length)] as Person
          const exam = await sitDown(school(), { people, asha, admins, quizId, sweepsAt }, random() < 0.7)
          const kinds = times(random, some(random, KINDS, 2, 5), pick(random, 3, 10))
          const acts = mixed(random, kinds).map((kind) => ({ kind, wish: ACTS[kind](random, exam) }))
          return {
            wishes: acts.map(({ wish }) => wish),
            check: (answers) =>
              checkExam(
                school(),
                exam,
                acts.map((act, index) => ({ ...act, answer: answers[index] as ApiAnswer })),
              ),
          }
        })
    })
  },
)

/** What an author does with a quiz that nobody has begun. */
const WITHDRAWALS = [{ practice: 'public' }, { isActive: false }]

onEachEngine('people who begin a quiz while its author withdraws it', BEGUN, (school) => {
  let people: Person[]
  let grace: Person
  let quizId: string
  beforeAll(async () => {
    people = await Promise.all(Array.from({ length: 3 }, () => enrol(school())))
    grace = await enrolAdmin(school())
    quizId = await storeQuiz(school())
    await seat(school(), await storeSlot(school(), at('10:00:00')), people)
  })

  interleavings(school, (meet) =>
    meet('have begun it, or are refused', async (random) => {
      await forgetAttempts(school())
      const { db } = school().deps
      await db.updateTable('quizzes').set({ practice: null, is_active: true }).execute()
      const body = { ...optics, ...WITHDRAWALS[pick(random, 0, 2)] }
      const begin = people.map((by): Wish => ({ by, method: 'POST', path: `/quiz/${quizId}/start` }))
      const withdraw: Wish = { by: grace, method: 'PUT', path: `/quiz/${quizId}`, body }
      return {
        wishes: [withdraw, ...begin],
        check: async ([withdrawn, ...begun]) => {
          const starts = await db.selectFrom('quiz_starts').select('user_id').execute()
          const isTaken = withdrawn?.status === 200
          expect([withdrawn?.status, starts.length]).toEqual(isTaken ? [200, 0] : [409, expect.any(Number)])
          expect(begun.filter(({ status }) => status === 200)).toHaveLength(starts.length)
          for (const { status } of begun) expect([200, 400, 404]).toContain(status)
        },
      }
    }),
  )
})
