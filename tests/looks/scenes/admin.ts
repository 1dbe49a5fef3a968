import { button, DETAILS, field, fillDetails, LENS, writeQuestion } from '../../browser/support/authoring.ts'
import { enrol, storeQuiz } from '../../support/school/school.ts'
import {
  type Arrive,
  arriveAs,
  asAdmin,
  inSchool,
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

const WAVES = 'Waves and sound'
/** Of these the ninth has a wrong key. */
const MISKEYED = 9
const THROWS = 'Mechanics: throws, slopes and springs'
const NUMBER = 11

const inLiving = (path: string | ((stage: Stage) => Promise<string>)) => inSchool('living', asAdmin(path))

/** A page of the administration about that quiz. */
const aboutQuiz = (title: string, rest: string) => async (stage: Stage) =>
  `/admin/quiz/${await quizTitled(stage, title)}/${rest}`

/** Somebody of a class who took more than others, and what they took last. */
async function diligent({ school }: Stage) {
  const { db } = school.deps
  const { user_id } = await db
    .selectFrom('attempts')
    .select('user_id')
    .groupBy('user_id')
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .orderBy('user_id')
    .executeTakeFirstOrThrow()
  const { quiz_id } = await db
    .selectFrom('attempts')
    .select('quiz_id')
    .where('user_id', '=', user_id)
    .orderBy('submitted_at', 'desc')
    .executeTakeFirstOrThrow()
  return { user_id, quiz_id }
}

const oneLearner = async (stage: Stage) => `/admin/user/${(await diligent(stage)).user_id}`

async function oneResult(stage: Stage): Promise<string> {
  const { user_id, quiz_id } = await diligent(stage)
  return `/quiz/${quiz_id}/user/${user_id}/results`
}

const inboxFails: Arrive = async (stage) => {
  await stage.page.route(/\/admin\/reports/, (route) => route.abort())
  await asAdmin('/admin/reports')(stage)
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

const regrade = (title: string, question: number) =>
  steps(inLiving(aboutQuiz(title, `items/${question}`)), press(/^Regrade/), see('.regrade'))

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
  { name: 'admin-home', arrive: inLiving('/') },
  { name: 'admin-dashboard', arrive: inLiving('/admin') },
  { name: 'admin-dashboard-empty', arrive: inSchool('bare', asAdmin('/admin')) },
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
  { name: 'results', arrive: inLiving('/admin/results') },
  { name: 'results-empty', arrive: inSchool('bare', asAdmin('/admin/results')) },
  { name: 'attempts', arrive: inLiving(aboutQuiz(THROWS, 'results')) },
  {
    name: 'attempts-empty',
    arrive: inSchool(
      'bare',
      asAdmin(async ({ school }) => `/admin/quiz/${await storeQuiz(school)}/results`),
    ),
  },
  { name: 'attempts-at-work', arrive: inLiving(aboutQuiz(OPTICS, 'results')) },
  { name: 'items', arrive: inLiving(aboutQuiz(WAVES, 'items')) },
  { name: 'items-question', arrive: inLiving(aboutQuiz(WAVES, `items/${MISKEYED}`)) },
  { name: 'items-number', arrive: inLiving(aboutQuiz(THROWS, `items/${NUMBER}`)) },
  { name: 'regrade', arrive: regrade(WAVES, MISKEYED) },
  { name: 'regrade-number', arrive: regrade(THROWS, NUMBER) },
  { name: 'matrix', arrive: inLiving('/admin/users') },
  { name: 'person', arrive: inLiving(oneLearner) },
  { name: 'user-result', arrive: inLiving(oneResult) },
  { name: 'slots', arrive: inLiving('/admin/slots') },
  { name: 'slots-day', arrive: steps(inLiving('/admin/slots'), tab('Date Analysis')) },
  { name: 'slots-week', arrive: steps(inLiving('/admin/slots'), tab('7-Day Overview')) },
  {
    name: 'slot-dialog',
    arrive: steps(
      inLiving('/admin/slots'),
      tab('Date Analysis'),
      press('View Details'),
      see('dialog[open]'),
      ({ page }) => settle(page),
    ),
  },
  { name: 'slots-empty', arrive: inSchool('bare', asAdmin('/admin/slots')) },
  { name: 'slot-config', arrive: steps(asAdmin('/admin'), press('Configure Slots')) },
  { name: 'room', arrive: inLiving(aboutQuiz(OPTICS, 'room')) },
  { name: 'inbox', arrive: inLiving('/admin/reports') },
  {
    name: 'inbox-regrade',
    arrive: steps(inLiving('/admin/reports'), press('Change something else…'), see('.regrade')),
  },
  { name: 'inbox-empty', arrive: inSchool('bare', asAdmin('/admin/reports')) },
  { name: 'inbox-error', arrive: inboxFails },
  { name: 'log', arrive: asAdmin('/admin/log') },
  { name: 'course', arrive: guest('/course-page.html') },
  { name: 'configurator', arrive: guest('/configurator.html') },
  { name: 'element-admin', arrive: inSchool('living', asAdmin('/', '/admin.html')) },
  {
    name: 'element-admin-denied',
    arrive: async (stage) =>
      arriveAs(stage, await enrol(stage.school, { name: 'Noor Haddad' }), '/', '/admin.html'),
  },
]
