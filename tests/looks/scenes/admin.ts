import { ensureSampleUser } from '../../../demo/api/people/sample-people.ts'
import { hasClasses, storeClasses } from '../../../demo/api/sample/seed-classes.ts'
import type { ReportKind } from '../../../src/domain/reports/reports.ts'
import { button, DETAILS, field, fillDetails, LENS, writeQuestion } from '../../browser/support/authoring.ts'
import { enrolSeated, openQuiz } from '../../browser/support/school.ts'
import { answersOfClass } from '../../support/school/class-answers.ts'
import { storeCrowd } from '../../support/school/crowd.ts'
import { plainQuestions, storeAnswers } from '../../support/school/quiz-answers.ts'
import { report } from '../../support/school/reporting.ts'
import { enrol, storeQuiz } from '../../support/school/school.ts'
import { storeTitled } from '../../support/school/scored.ts'
import {
  type Arrive,
  arriveAs,
  asAdmin,
  inBare,
  press,
  quizTitled,
  type Scene,
  type Stage,
  see,
  settle,
  steps,
} from '../stage.ts'

const OPTICS = 'Geometrical optics'
/** Questions that are ready, that lack a key, that lack an option. */
const PAPER = `Geometrical optics

1. A ray enters glass ($n = 1.5$) at $30^\\circ$. The angle of refraction is
a) $15^\\circ$   *b) $19.5^\\circ$   c) $45^\\circ$   d) $48.6^\\circ$

2. The power of a lens of $f = 25$ cm is
*a) +4 dioptres
b) +0.25 dioptres
c) +25 dioptres
d) −4 dioptres

3. The lens maker’s formula for a lens in water, $\\frac{1}{f} = (\\frac{n_g}{n_w} - 1)(\\frac{1}{R_1} - \\frac{1}{R_2})$
a) four times longer   *b) about four times weaker   c) unchanged   d) diverging

4. Total internal reflection begins when
a) $\\sin\\theta_c = \\frac{n_1}{n_2}$   b) $\\sin\\theta_c = \\frac{n_2}{n_1}$
c) $\\sin\\theta_c = 1$   d) $\\tan\\theta_c = \\frac{n_2}{n_1}$

5. A concave mirror of radius 40 cm. An object at 10 cm gives an image
(A) real

6. For a real image the magnification is
*(A) negative
(B) positive   (C) zero
(D) infinite

7. The near point of a far-sighted eye is
a) nearer   b) farther   c) at infinity

8. A prism splits white light because of
a) reflection   *b) dispersion   c) diffraction   d) polarisation
`

/** A quiz that a class has taken, with one wrong key. More than forty make a list so long that a picture takes seconds. */
async function takenQuiz({ school }: Stage, attempts = 40): Promise<string> {
  const questions = plainQuestions(6)
  const quizId = await storeQuiz(school, { questions })
  const rows = answersOfClass({ attempts, questions: 6, miskeyed: 2 })
  const keys = questions.map(({ correctAnswer }) => correctAnswer)
  await storeAnswers(school.deps.db, { quizId, keys, rows, submittedAt: school.now() - 60_000 })
  return `/admin/quiz/${quizId}/results`
}

async function manyResults({ school }: Stage): Promise<string> {
  await storeCrowd(school, await storeTitled(school, 'Optics, spring term'), { count: 120 })
  return '/admin/results'
}

async function manyLearners(stage: Stage): Promise<string> {
  await manyResults(stage)
  return '/admin/users'
}

/** Ben, whom the sample data has, with all that he took. */
async function benHimself({ school }: Stage): Promise<string> {
  const { id } = await ensureSampleUser(school.deps.db, 'ben', new Date(school.now()))
  return `/admin/user/${id}`
}

const itemsOf = async (stage: Stage) => (await takenQuiz(stage, 80)).replace(/results$/, 'items')
/** How long each question was on the screen was noted, too. */
async function timedItems(stage: Stage): Promise<string> {
  const path = await itemsOf(stage)
  const seconds = [0, 1, 2, 3, 4, 5].map((question) => 40 + 25 * question)
  await stage.school.deps.db
    .updateTable('attempts')
    .set({ seconds })
    .where('quiz_id', '=', path.split('/')[3] ?? '')
    .execute()
  return path
}
const itemOf = async (stage: Stage) => `${await itemsOf(stage)}/3`

/** The results of Ben, whom the sample data has. */
async function bensResult(stage: Stage): Promise<string> {
  const { db } = stage.school.deps
  const ben = await ensureSampleUser(db, 'ben', new Date(stage.school.now()))
  const { quiz_id } = await db
    .selectFrom('attempts')
    .select('quiz_id')
    .where('user_id', '=', ben.id)
    .executeTakeFirstOrThrow()
  return `/quiz/${quiz_id}/user/${ben.id}/results`
}

/** Some are at work at a quiz, one has handed in, others have only a seat, and an administrator looks on. */
const room: Arrive = async (stage) => {
  const { id } = await openQuiz(stage.school, { count: 12 })
  const names = ['Noor Haddad', 'Asha Rao', 'Ben Okafor', 'Chiara Rossi', 'Dmitri Volkov', 'Fatima Zahra']
  for (const [index, name] of names.entries()) {
    const learner = await enrolSeated(stage.school, name)
    await learner.call('POST', `/quiz/${id}/start`)
    const answers = Array.from({ length: 12 }, (_, question) => (question < 2 * index ? 0 : null))
    const work = { revision: 1, version: 1, answers, flags: [], current: 2 * index }
    await learner.call('PUT', `/quiz/${id}/attempt`, work)
    if (name === 'Fatima Zahra') await learner.call('POST', `/quiz/${id}/submit`, { answers, timeSpent: 60 })
  }
  for (const name of ['Hugo Laurent', 'Ines Duarte', 'Priya Nair', 'Tomás Silva'])
    await enrolSeated(stage.school, name)
  await asAdmin(`/admin/quiz/${id}/room`)(stage)
}

/** Learners who are at work report a question. */
async function reportQuestion(
  { school }: Stage,
  quizId: string,
  questionId: string,
  kinds: readonly ReportKind[],
) {
  const lines = [
    'B and C say the same thing.',
    'The weight is the only force, so $F = mg$ must be right, too.',
  ]
  for (const [index, kind] of kinds.entries()) {
    const learner = await enrolSeated(school, `${['Amara', 'Ben', 'Chiara', 'Ines'][index % 4]} ${index + 1}`)
    await learner.call('POST', `/quiz/${quizId}/start`)
    await report(learner, quizId, questionId, { kind, text: lines[index] ?? '' })
  }
}

/** The key of one question is wrong, which its learners say as well. */
const inboxOfReports: Arrive = async (stage) => {
  const [, , , quizId = ''] = (await takenQuiz(stage, 120)).split('/')
  const { questions } = (await (await enrol(stage.school, { isAdmin: true })).call('GET', `/quiz/${quizId}`))
    .body
  const said: ReportKind[] = [...Array<ReportKind>(9).fill('two-right'), 'unclear', 'unclear', 'none-right']
  await reportQuestion(stage, quizId, questions[2]._id, said)
  await reportQuestion(stage, quizId, questions[4]._id, ['none-right', 'none-right', 'none-right'])
  await reportQuestion(stage, quizId, questions[0]._id, ['picture'])
  await asAdmin('/admin/reports')(stage)
}

const inboxFails: Arrive = async (stage) => {
  await stage.page.route(/\/admin\/reports/, (route) => route.abort())
  await asAdmin('/admin/reports')(stage)
}

const roomReports: Arrive = async (stage) => {
  const { id } = await openQuiz(stage.school, { count: 12 })
  const { questions } = (await (await enrol(stage.school, { isAdmin: true })).call('GET', `/quiz/${id}`)).body
  await reportQuestion(stage, id, questions[6]._id, Array<ReportKind>(9).fill('two-right'))
  await asAdmin(`/admin/quiz/${id}/room`)(stage)
}

const newQuiz = steps(asAdmin('/admin'), press('Create New Quiz'), ({ page }) =>
  field(page, 'Quiz Title').waitFor(),
)

const writing: Arrive = async (stage) => {
  await newQuiz(stage)
  await fillDetails(stage.page, DETAILS)
  await writeQuestion(stage.page, LENS)
}

/** The key of a number, with the answers that its rule would judge. */
const writingNumber: Arrive = async (stage) => {
  await newQuiz(stage)
  const { page } = stage
  await page.getByText('More', { exact: true }).click()
  await page.getByRole('radio', { name: /JEE Main/ }).check()
  await writeQuestion(page, LENS)
  await page.getByRole('radio', { name: 'A number' }).check()
  await page.getByLabel('Value', { exact: true }).fill('5.55e3')
  await page.locator('.number-editor input[list]').fill('m')
}

const importing: Arrive = async (stage) => {
  await newQuiz(stage)
  await press('Import Questions')(stage)
  await stage.page.getByRole('textbox', { name: 'Your text' }).fill(PAPER)
  await stage.page.getByRole('heading', { name: '8 questions found' }).waitFor()
}

/** Lines that belong to no question, formulas that were lost, a key that is missing, and an empty line of a head. */
const LOSSES = `Geometrical optics
Second test of the spring term
Name and class of the learner here
Use a pencil and a ruler
Hand in all sheets

1. The focal length of a lens with [?] is
a) 10 cm   *b) 20 cm   c) 30 cm

2. A mirror of radius [?] gives
*a) a real image
b) a virtual image

Section B of the paper

3. What does the prism do to [?]
a) splits it   b) joins it   c) hides it

4. A diver looks up. She sees
*a) a bright circle   b) nothing
`

/** As a file with this text. */
const importFile =
  (name: string, text: string): Arrive =>
  async (stage) => {
    await newQuiz(stage)
    await press('Import Questions')(stage)
    await stage.page
      .getByLabel('Choose a file')
      .setInputFiles({ name, mimeType: '', buffer: Buffer.from(text) })
  }

const importLosses = steps(importFile('optics.txt', LOSSES), see('.found-panel'))

const importSuggests = steps(
  importLosses,
  press(/^Add it and 2 others/),
  press('A is right'),
  press('Add 4 questions'),
)

const showDropped = steps(importLosses, press('Show them'))

const importEmpty = steps(importFile('empty.txt', ' '), see('[role=alert]'))

const importNothing = steps(newQuiz, press('Import Questions'), see('.big-drop'))

const testing = steps(
  asAdmin('/admin'),
  ({ page }) => button(page.getByRole('row').nth(1), 'Test Quiz').click(),
  see('[role=timer]'),
)

const finishTest: Arrive = async (stage) => {
  await testing(stage)
  const { page } = stage
  const last = button(page, 'Finish Test')
  for (let turns = 0; turns < 60 && !(await last.isVisible()); turns++)
    await button(page, 'Next Question').click()
  await last.click()
  await settle(page)
}

const regrade = steps(
  asAdmin(itemOf),
  press('Regrade question 3'),
  see('[role=region][aria-label^="Regrade"], .regrade'),
)

const THROWS = 'Mechanics: throws, slopes and springs'
/** Whose answer is a number, which a class that has taken it did not all know. */
async function numberItem(stage: Stage) {
  const { db } = stage.school.deps
  const id = await quizTitled(stage, THROWS)
  const quiz = await db.selectFrom('quizzes').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  if (!(await hasClasses(db))) await storeClasses(db, [quiz], new Date(stage.school.now()))
  return `/admin/quiz/${id}/items/11`
}

const tab =
  (name: string): Arrive =>
  async ({ page }) => {
    await page.getByRole('tab', { name, exact: true }).click()
    await settle(page)
  }

/** On a page of the demo. */
const guest =
  (path: string): Arrive =>
  async ({ page, school }) => {
    await page.goto(school.url + path)
    await settle(page)
  }

export const ADMIN_SCENES: readonly Scene[] = [
  { name: 'admin-home', arrive: asAdmin('/') },
  { name: 'admin-dashboard', arrive: asAdmin('/admin') },
  { name: 'admin-dashboard-empty', arrive: inBare(asAdmin('/admin')) },
  { name: 'new', arrive: newQuiz },
  { name: 'write', arrive: writing },
  { name: 'write-number', arrive: writingNumber },
  { name: 'import', arrive: importing },
  { name: 'import-empty', arrive: importNothing },
  { name: 'import-losses', arrive: importLosses },
  { name: 'import-dropped', arrive: showDropped },
  { name: 'import-suggests', arrive: importSuggests },
  { name: 'import-refuses', arrive: importEmpty },
  { name: 'test', arrive: testing },
  { name: 'test-results', arrive: finishTest },
  { name: 'results', arrive: asAdmin(manyResults) },
  { name: 'results-empty', arrive: inBare(asAdmin('/admin/results')) },
  { name: 'attempts', arrive: asAdmin((stage) => takenQuiz(stage)) },
  {
    name: 'attempts-empty',
    arrive: asAdmin(async (stage) => `/admin/quiz/${await quizTitled(stage, OPTICS)}/results`),
  },
  { name: 'items', arrive: asAdmin(itemsOf) },
  { name: 'items-times', arrive: asAdmin(timedItems) },
  { name: 'items-question', arrive: asAdmin(itemOf) },
  { name: 'items-number', arrive: asAdmin(numberItem) },
  { name: 'regrade', arrive: regrade },
  { name: 'regrade-number', arrive: steps(asAdmin(numberItem), press('Regrade…'), see('.regrade')) },
  { name: 'matrix', arrive: asAdmin(manyLearners) },
  { name: 'person', arrive: asAdmin(benHimself) },
  { name: 'user-result', arrive: asAdmin(bensResult) },
  { name: 'slots', arrive: asAdmin('/admin/slots') },
  { name: 'slots-day', arrive: steps(asAdmin('/admin/slots'), tab('Date Analysis')) },
  { name: 'slots-week', arrive: steps(asAdmin('/admin/slots'), tab('7-Day Overview')) },
  {
    name: 'slot-dialog',
    arrive: steps(
      asAdmin('/admin/slots'),
      tab('Date Analysis'),
      press('View Details'),
      see('dialog[open]'),
      ({ page }) => settle(page),
    ),
  },
  { name: 'slots-empty', arrive: inBare(asAdmin('/admin/slots')) },
  { name: 'slot-config', arrive: steps(asAdmin('/admin'), press('Configure Slots')) },
  { name: 'room', arrive: room },
  { name: 'inbox', arrive: inboxOfReports },
  { name: 'inbox-regrade', arrive: steps(inboxOfReports, press('Change something else…'), see('.regrade')) },
  { name: 'inbox-empty', arrive: inBare(asAdmin('/admin/reports')) },
  { name: 'inbox-error', arrive: inboxFails },
  { name: 'room-reports', arrive: roomReports },
  { name: 'log', arrive: asAdmin('/admin/log') },
  { name: 'course', arrive: guest('/course-page.html') },
  { name: 'configurator', arrive: guest('/configurator.html') },
  { name: 'element-admin', arrive: asAdmin('/', '/admin.html') },
  {
    name: 'element-admin-denied',
    arrive: async (stage) =>
      arriveAs(stage, await enrol(stage.school, { name: 'Noor Haddad' }), '/', '/admin.html'),
  },
]
