import { ensureSampleUser } from '../../../demo/api/people/sample-people.ts'
import { DAY_MS, MINUTE_MS } from '../../../src/domain/lib/time.ts'
import { loseCall, SUBMIT } from '../../browser/support/faults.ts'
import { enrolSeated, openQuiz } from '../../browser/support/school.ts'
import { choose, confirmBooking, dialog, next, startQuiz, submit } from '../../browser/support/walking.ts'
import { answersOfClass } from '../../support/school/class-answers.ts'
import { handIn as handInAnswers } from '../../support/school/hand-in.ts'
import { plainQuestions, storeAnswers } from '../../support/school/quiz-answers.ts'
import { answerReport, listReports, report } from '../../support/school/reporting.ts'
import { book, enrol, type Person, signInAgain, storeQuiz, storeSlot } from '../../support/school/school.ts'
import {
  type Arrive,
  arriveAs,
  asLearner,
  inSchool,
  press,
  quizTitled,
  type Scene,
  type Stage,
  see,
  steps,
  visit,
} from '../stage.ts'

const NAME = 'Noor Haddad'
const OPTICS = 'Geometrical optics'

const UPCOMING = ['10:30', '12:00', '14:30']

/** With a seat in the next slot, or in more. */
async function enrolEarly({ school }: Stage, seats = 1): Promise<Person> {
  const learner = await enrol(school, { name: NAME })
  for (const time of UPCOMING.slice(0, seats))
    await book(learner, await storeSlot(school, Date.parse(`2026-03-04T${time}:00Z`)))
  return learner
}

/** In the step before another booking. */
const askedAboutSlot =
  (seats: number): Arrive =>
  async (stage) => {
    await arriveAs(stage, await enrolEarly(stage, seats), '/book-slot')
    const free = stage.page.getByRole('button', { name: 'Book Slot' })
    await free.last().click()
    await see('dialog[open]')(stage)
  }

/** With a seat in a slot that is over. */
async function enrolLate({ school }: Stage): Promise<Person> {
  const learner = await enrol(school, { name: NAME })
  const slotId = await storeSlot(school, school.now() - 40 * MINUTE_MS)
  const created_at = new Date(school.now() - 60 * MINUTE_MS)
  await school.deps.db
    .insertInto('bookings')
    .values({ slot_id: slotId, user_id: learner.id, created_at })
    .execute()
  return learner
}

/** Who has handed in quizzes before. */
async function enterAsBen(stage: Stage, path: string): Promise<void> {
  const { db } = stage.school.deps
  const { id } = await ensureSampleUser(db, 'ben', new Date(stage.school.now()))
  await arriveAs(stage, await signInAgain(stage.school, { id }), path)
}

/** A new learner, on a page of a host. */
const enterAt = async (stage: Stage, host: string) =>
  arriveAs(stage, await enrol(stage.school, { name: NAME }), '/', host)

const seated =
  (path = '/'): Arrive =>
  async (stage) =>
    arriveAs(stage, await enrolSeated(stage.school, NAME), path)

const seatedAt =
  (title: string): Arrive =>
  async (stage) =>
    arriveAs(stage, await enrolSeated(stage.school, NAME), `/quiz/${await quizTitled(stage, title)}`)

/** At work on that quiz: a few answers, and a flag. */
const exam =
  (title = OPTICS): Arrive =>
  async (stage) => {
    await seatedAt(title)(stage)
    await startQuiz(stage.page)
  }

const answerSome: Arrive = async ({ page }) => {
  for (const letter of ['B', 'A', 'D']) {
    await choose(page, letter)
    await next(page)
  }
  await page.getByRole('button', { name: /^Flag/ }).first().click()
  await choose(page, 'C')
}

const leave =
  (path: string): Arrive =>
  async ({ page }) => {
    await page.evaluate((hash) => {
      location.hash = hash
    }, path)
    await page.waitForTimeout(500)
  }

/** To the first question that shows such a thing. */
const nextUntil =
  (selector: string): Arrive =>
  async ({ page }) => {
    for (let turns = 0; turns < 30 && (await page.locator(selector).count()) === 0; turns++) await next(page)
    await page.locator(selector).first().waitFor({ timeout: 2000 })
  }

/** A quiz that closes soon. */
const closingIn =
  (closesInMs: number): Arrive =>
  async (stage) => {
    const { id } = await openQuiz(stage.school, { title: 'Optics, second test', closesInMs, count: 30 })
    await arriveAs(stage, await enrolSeated(stage.school, NAME), `/quiz/${id}`)
    await startQuiz(stage.page)
  }

const toTheEnd: Arrive = async ({ page }) => {
  const last = page.getByRole('button', { name: 'Submit Quiz' })
  for (let turns = 0; turns < 60 && !(await last.isVisible()); turns++) await next(page)
}

const handIn: Arrive = async (stage) => {
  await toTheEnd(stage)
  await submit(stage.page)
}

const THROWS = 'Mechanics: throws, slopes and springs'

/** Some answers of all kinds, and flags: one number too many, one that cannot be read. */
const answerKinds: Arrive = async ({ page }) => {
  const typed = ['5,55·10³', '5.5.5', '12,5']
  for (let turn = 0; turn < 11; turn += 1) {
    const field = page.locator('.number-input')
    if (await field.count()) {
      await field.fill(typed.shift() ?? '3')
      const unit = page.locator('.number-key input').first()
      if (await unit.count()) await unit.locator('xpath=..').click()
    } else {
      await page.locator('.option').first().click()
      if (await page.locator('.option.several').count()) await page.locator('.option').nth(2).click()
    }
    if (turn % 3 === 1) await page.getByRole('button', { name: /^Flag/ }).first().click()
    await next(page)
  }
}

const typeNumber: Arrive = async ({ page }) => {
  const field = page.locator('.number-input')
  await field.fill('5,55·10³')
  await page.locator('.number-key input').first().locator('xpath=..').click()
  await page.locator('.number-box.understood').waitFor()
}

const finish = steps(exam(), answerSome, handIn, see('h1'))

/** The navigator of a phone, which wider windows have beside the question. */
const openSheet: Arrive = async (stage) => {
  await stage.page.setViewportSize({ width: 390, height: 844 })
  await press(/, Question Navigator$/)(stage)
}

/** The toasts of the steps before are gone. */
const withoutToasts: Arrive = ({ page }) =>
  page.locator('[data-sonner-toast]').first().waitFor({ state: 'detached' })

/** The first answer is told at once. */
const practise = steps(finish, press(/^Incorrect/), press(/^Practice these/), async (stage) => {
  await stage.page.locator('.practice .option').first().click()
  await stage.page.locator('.told-you').waitFor()
  await withoutToasts(stage)
})

/** So many answers to each topic, how many of them right, and when its questions come back, in days from today. */
const TOPICS = [
  ['Optics', 31, 15, Array(12).fill(0)],
  ['Electrostatics', 22, 12, Array(5).fill(0)],
  ['Rotation', 18, 11, [0, 0, 0, 4]],
  ['Mechanics', 64, 46, [1, 1, 6]],
  ['Waves', 27, 23, [5]],
] as const

/** Own topics, with questions of some of them to practise. */
const chooseTopic: Arrive = async (stage) => {
  const { school } = stage
  const now = school.now()
  const learner = await enrolSeated(school, NAME)
  const asked = TOPICS.flatMap(([topic, count, right]) =>
    plainQuestions(count).map((question, index) => ({
      ...{ ...question, _id: `${topic} ${index}`, topic },
      given: Number(index >= right),
    })),
  )
  const quizId = await storeQuiz(school, {
    title: 'Revision of all topics',
    questions: asked.map(({ given: _, ...question }) => question),
  })
  await handInAnswers(learner, quizId, { answers: asked.map(({ given }) => given), timeSpent: 60 })
  const cards = TOPICS.flatMap(([topic, , , days]) =>
    days.map((inDays, index) => ({
      quiz: quizId,
      question: { ...plainQuestions(1)[0], _id: `${topic} ${index}`, topic },
      since: now,
      due: now + inDays * DAY_MS,
    })),
  )
  await learner.call('PUT', '/user/practice', { revision: 1, cards })
  await arriveAs(stage, learner, '/user/results')
  await press(/due today$/)(stage)
  await see('.practice-topics')(stage)
}

const BOARD_SECONDS = [55, 80, 190, 62, 150, 40, 118, 175, 205, 131]

/** Where Ben's minutes went: most to one that he changed from right to wrong twice, least to the one that he left open. */
const minutesOfBen: Arrive = async (stage) => {
  const { db } = stage.school.deps
  const ben = await ensureSampleUser(db, 'ben', new Date(stage.school.now()))
  const attempt = await db
    .selectFrom('attempts')
    .innerJoin('quiz_versions', (join) =>
      join
        .onRef('quiz_versions.quiz_id', '=', 'attempts.quiz_id')
        .onRef('quiz_versions.version', '=', 'attempts.quiz_version'),
    )
    .select(['attempts.id', 'attempts.quiz_id', 'answers', 'questions'])
    .where('user_id', '=', ben.id)
    .orderBy('submitted_at', 'desc')
    .executeTakeFirstOrThrow()
  const rows = (attempt.answers ?? []).map((given, index) => ({
    given,
    key: attempt.questions[index]?.correctAnswer ?? 0,
    seconds: BOARD_SECONDS[index % BOARD_SECONDS.length] ?? 0,
  }))
  const wrong = rows.findIndex(({ given, key }) => given !== null && given !== key)
  const told = rows.map(({ given, seconds }, index) => (index === wrong ? 240 : given === null ? 4 : seconds))
  const { given, key } = rows[wrong] ?? { given: 0, key: 0 }
  const changes = rows.map((_, index) => (index === wrong ? [key, given, key] : []))
  await db
    .updateTable('attempts')
    .set({
      seconds: told,
      changes: JSON.stringify(changes),
      time_spent: told.reduce((sum, seconds) => sum + seconds, 0),
    })
    .where('id', '=', attempt.id)
    .execute()
  await enterAsBen(stage, `/quiz/${attempt.quiz_id}/results`)
  await see('.pace')(stage)
}

/** Among a class of eighty that took the quiz. */
const amongMany =
  (show?: Arrive): Arrive =>
  async (stage) => {
    const { school } = stage
    const questions = plainQuestions(12)
    const quizId = await storeQuiz(school, { questions })
    const rows = answersOfClass({ attempts: 80, questions: 12, miskeyed: 6 })
    const keys = questions.map(({ correctAnswer }) => correctAnswer)
    await storeAnswers(school.deps.db, { quizId, keys, rows, submittedAt: school.now() - MINUTE_MS })
    const learner = await enrolSeated(school, NAME)
    const one = school.deps.db
      .selectFrom('attempts')
      .select('id')
      .where('quiz_id', '=', quizId)
      .where('score', '>', 60)
      .orderBy('score')
      .limit(1)
    await school.deps.db.updateTable('attempts').set({ user_id: learner.id }).where('id', '=', one).execute()
    await arriveAs(stage, learner, `/quiz/${quizId}/results`)
    await see('.standing')(stage)
    await show?.(stage)
  }

/** Of two reports one was right, and one was not. */
const afterReports =
  (path: (quizId: string) => string = () => '/'): Arrive =>
  async (stage) => {
    const { school } = stage
    const { id } = await openQuiz(school, { title: 'Optics, homework 3', count: 6 })
    const [learner, admin] = [
      await enrolSeated(school, NAME),
      await enrol(school, { name: 'Grace Lindqvist', isAdmin: true }),
    ]
    await handInAnswers(learner, id, { answers: [0, 3, 2, 0, 1, 2], timeSpent: 60 })
    const replies = [
      { status: 'accepted', reply: 'Both count now. Thank you.' },
      { status: 'declined', reply: 'The text says that $n = 1.33$, so the answer is B.' },
    ]
    for (const questionId of ['question-2', 'question-4']) await report(learner, id, questionId)
    const told = (await listReports(admin, `?quizId=${id}`)).toReversed()
    const changes = [{ questionId: 'question-2', accept: [0, 1, 2, 3] }]
    await admin.call('POST', `/quiz/${id}/admin/regrade`, { changes, neverLower: true })
    for (const [index, reply] of replies.entries()) await answerReport(admin, told[index]._id, reply)
    await arriveAs(stage, learner, path(id))
    await see('.report-answer')(stage)
  }

const hideStanding: Arrive = async ({ page }) => {
  await page.getByRole('switch').locator('xpath=..').click()
  await page.getByText('Hidden. Your choice').waitFor()
}

/** Answers of this quiz are shown only later. */
const reviewLater: Arrive = async (stage) => {
  const { id } = await openQuiz(stage.school, { title: 'Optics, first test', count: 6 })
  const { db } = stage.school.deps
  await db.updateTable('quizzes').set({ review_from: 'quiz-ended' }).where('id', '=', id).execute()
  await arriveAs(stage, await enrolSeated(stage.school, NAME), `/quiz/${id}`)
  await startQuiz(stage.page)
  await handIn(stage)
}

const withExtraTime: Arrive = async (stage) => {
  const learner = await enrolSeated(stage.school, NAME)
  const { db } = stage.school.deps
  await db.updateTable('users').set({ time_factor: 1.5 }).where('id', '=', learner.id).execute()
  await arriveAs(stage, learner, `/quiz/${await quizTitled(stage, OPTICS)}`)
}

const API = /\/api\//

/** Whatever is asked of the API from now on gets this far and no further. */
const whileApi =
  (fault: 'fails' | 'is silent', path = '/'): Arrive =>
  async ({ page, school }) => {
    await page.route(API, (route) => (fault === 'fails' ? route.abort() : undefined))
    await page.goto(`${school.url}/look#${path}`)
    await page.reload()
    await page.waitForTimeout(1500)
  }

/** A page without a session, of the demo or of a host. */
const anybody =
  (path: string): Arrive =>
  async ({ page, school }) => {
    await page.goto(school.url + path)
    await page.waitForTimeout(2500)
  }

const offline: Arrive = async ({ page }) => {
  await page.context().setOffline(true)
  await page.waitForTimeout(500)
}

/** A toast stays for as long as it is looked at. */
const holdToasts: Arrive = ({ page }) =>
  page.evaluate(() => {
    const later = window.setTimeout.bind(window)
    window.setTimeout = ((act: () => void, ms: number) =>
      ms >= 2500 ? 0 : later(act, ms)) as typeof setTimeout
  })

export const LEARNER_SCENES: readonly Scene[] = [
  { name: 'sign-in', arrive: visit() },
  { name: 'home-none', arrive: asLearner() },
  { name: 'home-booked', arrive: async (stage) => arriveAs(stage, await enrolEarly(stage)) },
  { name: 'home-in-slot', arrive: seated() },
  { name: 'home-running', arrive: steps(exam(), answerSome, leave('/')) },
  { name: 'home-after', arrive: async (stage) => arriveAs(stage, await enrolLate(stage)) },
  { name: 'home-empty', arrive: inSchool('bare', asLearner()) },
  { name: 'book', arrive: async (stage) => arriveAs(stage, await enrolEarly(stage), '/book-slot') },
  { name: 'book-none', arrive: asLearner('/book-slot') },
  { name: 'book-running', arrive: seated('/book-slot') },
  { name: 'book-confirm', arrive: askedAboutSlot(1) },
  { name: 'book-confirm-several', arrive: askedAboutSlot(2) },
  { name: 'book-confirm-limit', arrive: askedAboutSlot(3) },
  { name: 'book-empty', arrive: inSchool('bare', asLearner('/book-slot')) },
  { name: 'intro', arrive: seatedAt(OPTICS) },
  { name: 'intro-extra', arrive: withExtraTime },
  { name: 'exam', arrive: steps(exam(), answerSome) },
  { name: 'exam-picture', arrive: steps(exam('Mechanics'), nextUntil('.exam-main .picture')) },
  { name: 'exam-tiles', arrive: steps(exam(OPTICS), nextUntil('.option .picture')) },
  { name: 'exam-sheet', arrive: steps(exam(), answerSome, openSheet) },
  { name: 'exam-offline', arrive: steps(exam(), answerSome, offline) },
  { name: 'exam-five-minutes', arrive: closingIn(4.8 * MINUTE_MS) },
  { name: 'exam-last-minute', arrive: closingIn(55_000) },
  { name: 'submit', arrive: steps(exam(), answerSome, toTheEnd, press('Submit Quiz'), see('dialog[open]')) },
  {
    name: 'unsent',
    arrive: steps(exam(), answerSome, toTheEnd, async (stage) => {
      await stage.page.route(SUBMIT, loseCall)
      await submit(stage.page)
      await dialog(stage.page).waitFor({ state: 'detached' })
      await stage.page.waitForTimeout(1000)
    }),
  },
  { name: 'intro-marks', arrive: seatedAt(THROWS) },
  { name: 'exam-number', arrive: steps(exam(THROWS), nextUntil('.number-input'), typeNumber) },
  {
    name: 'exam-several',
    arrive: steps(exam(THROWS), nextUntil('.option.several'), async ({ page }) => {
      await page.locator('.option').first().click()
      await page.locator('.option').nth(3).click()
    }),
  },
  {
    name: 'submit-marks',
    arrive: steps(exam(THROWS), answerKinds, press('Submit Quiz'), see('dialog[open] .stakes')),
  },
  {
    name: 'result-marks',
    arrive: steps(exam(THROWS), answerKinds, handIn, see('.marks-card'), see('.told-line')),
  },
  {
    name: 'review-kinds',
    arrive: steps(exam(THROWS), answerKinds, handIn, see('.marks-card'), async ({ page }) => {
      await page.locator('.review').nth(1).scrollIntoViewIfNeeded()
    }),
  },
  { name: 'report', arrive: steps(exam(OPTICS), press('This question is wrong'), see('dialog[open]')) },
  {
    name: 'report-sent',
    arrive: steps(
      exam(OPTICS),
      press('This question is wrong'),
      press('Two answers are right'),
      see('.report-line'),
    ),
  },
  {
    name: 'report-kept',
    arrive: steps(
      exam(OPTICS),
      press('This question is wrong'),
      offline,
      press('Two answers are right'),
      see('.report-line'),
    ),
  },
  { name: 'report-review', arrive: steps(finish, press('This question is wrong'), see('dialog[open]')) },
  {
    name: 'report-reported',
    arrive: steps(
      finish,
      press('This question is wrong'),
      press('Two answers are right'),
      press('Close'),
      see('.report.sent'),
    ),
  },
  { name: 'report-answer', arrive: afterReports() },
  { name: 'report-answer-result', arrive: afterReports((quizId) => `/quiz/${quizId}/results`) },
  { name: 'result', arrive: finish },
  { name: 'result-later', arrive: reviewLater },
  { name: 'pace', arrive: minutesOfBen },
  { name: 'standing', arrive: amongMany() },
  { name: 'standing-hidden', arrive: amongMany(hideStanding) },
  { name: 'standing-few', arrive: steps(finish, see('.few')) },
  { name: 'practice', arrive: practise },
  { name: 'practice-topics', arrive: chooseTopic },
  { name: 'my-results', arrive: (stage) => enterAsBen(stage, '/user/results') },
  { name: 'my-results-none', arrive: asLearner('/user/results') },
  { name: 'sessions', arrive: asLearner('/user/sessions') },
  { name: 'not-found', arrive: asLearner('/nowhere') },
  { name: 'denied', arrive: asLearner('/admin') },
  { name: 'quiz-unknown', arrive: seated('/quiz/00000000-0000-4000-8000-000000000000') },
  { name: 'api-down', arrive: steps(asLearner(), whileApi('fails', '/user/results')) },
  {
    name: 'down-visitor',
    arrive: whileApi('fails'),
  },
  { name: 'demo-first', arrive: anybody('/') },
  { name: 'article', arrive: anybody('/article.html') },
  { name: 'course-learner', arrive: (stage) => enterAt(stage, '/course-page.html') },
  { name: 'loading', arrive: whileApi('is silent') },
  {
    name: 'toasts',
    arrive: steps(
      asLearner('/book-slot'),
      holdToasts,
      press('Book Slot'),
      ({ page }) => confirmBooking(page),
      see('[data-sonner-toast]'),
    ),
  },
]
