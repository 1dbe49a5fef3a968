import { fireEvent, within } from '@testing-library/dom'
import { toast } from 'sonner'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { appAt } from '../support/page/app.ts'
import { catchDownloads } from '../support/page/downloads.ts'
import { hearToasts, until } from '../support/page/page.ts'
import { enrolWithSeat, openSchool } from '../support/page/school-page.ts'
import { at } from '../support/school/fixtures.ts'
import { handIn } from '../support/school/hand-in.ts'
import { LENS, SNELL, storeOpticsClass } from '../support/school/optics-class.ts'
import { answerLost, heldUntil, instead } from '../support/server/fault-proxy.ts'
import { answers } from '../support/server/faulty-server.ts'
import { readStrictCsv } from '../support/strict-csv.ts'

const REGRADE = /POST .*\/admin\/regrade/
/** Of three right: three, two and one. The key of the first question is A. */
const THREE = { Asha: [0, 1, 0], Ben: [1, 1, 0], Cleo: [2, null, 0] }

const { school, proxy } = openSchool(at('10:00:00'))

beforeEach(() => void vi.stubEnv('TZ', 'UTC'))
afterEach(() => void vi.unstubAllEnvs())

/** The first question of the optics quiz in the item analysis. */
async function openQuestion(classwork: Record<string, (number | null)[]> = THREE) {
  const optics = await storeOpticsClass(school(), classwork)
  const app = await appAt(proxy)(`/admin/quiz/${optics.quizId}/items/1`, optics.admin)
  return { ...app, ...optics, toasts: hearToasts() }
}

/** The same with the panel of the regrading. */
async function openPanel() {
  const page = await openQuestion()
  await page.press('button', 'Regrade…')
  const region = await page.screen.findByRole('region', { name: 'Regrade question 1' })
  const panel = within(region)
  const choose = (name: RegExp) => fireEvent.click(panel.getByRole('radio', { name }))
  const figures = () =>
    [...region.querySelectorAll('.regrade-counts dd')].map(({ textContent }) => textContent)
  const tried = (...counts: number[]) => until(() => expect(figures()).toEqual(counts.map(String)))
  return { ...page, region, panel, choose, tried }
}

type Panel = Awaited<ReturnType<typeof openPanel>>['panel']

describe('regrading a question', () => {
  test('can be chosen, tried and applied, and the cards and the analysis follow', async () => {
    const { panel, choose, tried, screen, scores, toasts, press } = await openPanel()
    expect(panel.queryByText(/gain/), 'nothing is tried before something is chosen').toBeNull()
    expect(panel.getByRole('button', { name: 'Apply' })).toHaveProperty('disabled', true)
    choose(/^Change the key to B/)
    await tried(1, 1, 1)
    expect(panel.getAllByText('66.7%'), 'before and after').toHaveLength(2)
    choose(/^Accept B too/)
    await tried(1, 0, 2)
    panel.getByRole('row', { name: /Ben.*67% → 100%.*\+33/ })
    expect(await scores(), 'nothing changed yet').toEqual({ Asha: 100, Ben: 67, Cleo: 33 })
    fireEvent.click(panel.getByRole('button', { name: 'Apply to 3 attempts' }))
    await until(() => expect(toasts).toEqual(['success: 3 attempts regraded']))
    expect(await scores()).toEqual({ Asha: 100, Ben: 100, Cleo: 33 })
    await until(() => expect(screen.getAllByText('Key')).toHaveLength(2))
    expect(screen.queryByText(/got a different result/)).toBeNull()
    await press('link', 'Geometric optics')
    await screen.findByText('Regraded on Mar 4, 2026 by Grace Lin: 1 gained, 0 lost')
    await until(() => {
      const statistics = within(screen.getByRole('region', { name: 'Statistics' }))
      statistics.getByText('78%')
    })
  })

  test('never lowers a score if that box is ticked', async () => {
    const { panel, choose, tried } = await openPanel()
    choose(/^Change the key to B/)
    await tried(1, 1, 1)
    fireEvent.click(panel.getByRole('checkbox', { name: /^Never lower a score/ }))
    await tried(1, 0, 2)
  })

  test('can accept another option than the likeliest, every one, or none', async () => {
    const { panel, choose, tried } = await openPanel()
    fireEvent.change(panel.getByRole('combobox', { name: 'Other option' }), { target: { selectedIndex: 1 } })
    choose(/^Change the key to C/)
    await tried(1, 1, 1)
    panel.getByRole('tab', { name: 'Lose 1' })
    choose(/^Every answer is right/)
    await tried(2, 0, 1)
    choose(/^Drop the question/)
    // The figures are those that every answer gave, so that they are no sign.
    await until(() => expect(proxy().calls(REGRADE)).toHaveLength(3))
    await tried(2, 0, 1)
  })
})

describe('a regrading that is being applied', () => {
  test('is applied once, however often it is pressed, and not before the trial is over', async () => {
    const { panel, choose, tried, toasts } = await openPanel()
    choose(/^Accept B too/)
    await tried(1, 0, 2)
    let open = () => {}
    proxy().plan(REGRADE, heldUntil(new Promise<void>((resolve) => (open = resolve))))
    const apply = panel.getByRole('button', { name: 'Apply to 3 attempts' })
    fireEvent.click(apply)
    await until(() => expect(apply.getAttribute('aria-busy')).toBe('true'))
    fireEvent.click(apply)
    open()
    await until(() => expect(toasts).toEqual(['success: 3 attempts regraded']))
    expect(proxy().calls(REGRADE), 'one to try, one to apply').toHaveLength(2)
  })

  test('says why it cannot be tried, and can be tried again', async () => {
    const { panel, tried, choose } = await openPanel()
    proxy().plan(REGRADE, instead(answers(503, { message: 'The database is busy.' })))
    choose(/^Accept B too/)
    expect((await panel.findByRole('alert')).textContent).toContain('The database is busy.')
    expect(panel.getByRole('button', { name: 'Apply' })).toHaveProperty('disabled', true)
    fireEvent.click(panel.getByRole('button', { name: 'Try again' }))
    await tried(1, 0, 2)
  })

  test('stays open if its answer is lost, and changes nothing more if it is applied again', async () => {
    const { panel, choose, tried, scores, toasts } = await openPanel()
    choose(/^Accept B too/)
    await tried(1, 0, 2)
    proxy().plan(REGRADE, answerLost)
    fireEvent.click(panel.getByRole('button', { name: 'Apply to 3 attempts' }))
    await until(() => expect(toasts).toEqual([expect.stringMatching(/^error: Network connection issue/)]))
    expect(await scores()).toEqual({ Asha: 100, Ben: 100, Cleo: 33 })
  })

  test('is tried again instead, if somebody else was faster', async () => {
    const { panel, choose, tried, scores, toasts, regrade } = await openPanel()
    choose(/^Change the key to B/)
    await tried(1, 1, 1)
    await regrade({ changes: [{ questionId: SNELL, accept: [0, 1] }] })
    fireEvent.click(panel.getByRole('button', { name: 'Apply to 3 attempts' }))
    await until(() => expect(toasts).toEqual([expect.stringMatching(/^error: .*regraded this quiz/)]))
    await tried(0, 1, 2)
    expect(await scores(), 'theirs stays').toEqual({ Asha: 100, Ben: 100, Cleo: 33 })
  })

  test.each<[string, (panel: Panel) => void]>([
    ['Cancel', (panel) => fireEvent.click(panel.getByRole('button', { name: 'Cancel' }))],
    ['Escape', (panel) => fireEvent.keyDown(panel.getByRole('radio', { name: /^Drop/ }), { key: 'Escape' })],
  ])('is given up by %s without a trace, and the focus goes back', async (_, giveUp) => {
    const { panel, region, choose, tried, screen, scores } = await openPanel()
    choose(/^Drop the question/)
    await tried(2, 0, 1)
    giveUp(panel)
    await until(() => expect(region.isConnected).toBe(false))
    const opener = screen.getByRole('button', { name: 'Regrade…' })
    await until(() => expect((opener.getRootNode() as ShadowRoot).activeElement).toBe(opener))
    expect(await scores()).toEqual({ Asha: 100, Ben: 67, Cleo: 33 })
  })
})

test('the file saved after a regrading matches the table', async () => {
  const { panel, choose, tried, toasts, screen, press } = await openPanel()
  choose(/^Accept B too/)
  await tried(1, 0, 2)
  fireEvent.click(panel.getByRole('button', { name: 'Apply to 3 attempts' }))
  await until(() => expect(toasts).toEqual(['success: 3 attempts regraded']))
  await press('link', 'Geometric optics')
  await screen.findByRole('row', { name: /^Asha.*\b100%.*\b3\D+3\b/ })
  await screen.findByRole('row', { name: /^Ben.*\b100%.*\b3\D+3\b/ })
  await screen.findByRole('row', { name: /^Cleo.*\b33%.*\b1\D+3\b/ })
  const files = catchDownloads()
  await press('button', 'Export CSV')
  await until(() => expect(files).toHaveLength(1))
  const [, ...rows] = readStrictCsv((await files[0]?.blob.text()) ?? '')
  const told = rows.map(([name = '', , score, right, total]) => [name, [score, right, total]])
  expect(Object.fromEntries(told)).toEqual({
    Asha: ['100', '3', '3'],
    Ben: ['100', '3', '3'],
    Cleo: ['33', '1', '3'],
  })
})

test('a regrading can be undone from its toast', async () => {
  const { panel, choose, tried, scores, toasts, screen } = await openPanel()
  choose(/^Accept B too/)
  await tried(1, 0, 2)
  fireEvent.click(panel.getByRole('button', { name: 'Apply to 3 attempts' }))
  await until(() => expect(toasts).toEqual(['success: 3 attempts regraded']))
  const options = vi.mocked(toast.success).mock.calls.at(-1)?.[1]
  expect(options?.duration).toBe(10_000)
  const { label, onClick } = Object(options?.action)
  expect(label).toBe('Undo')
  onClick()
  await until(() => expect(toasts.at(-1)).toBe('success: The regrading was undone'))
  expect(await scores()).toEqual({ Asha: 100, Ben: 67, Cleo: 33 })
  await until(() => expect(screen.queryByText(/^Regraded on/)).toBeNull())
})

test('a dropped question says so in the place of its figures', async () => {
  const { panel, choose, tried, screen } = await openPanel()
  choose(/^Drop the question/)
  await tried(2, 0, 1)
  fireEvent.click(panel.getByRole('button', { name: 'Apply to 3 attempts' }))
  expect(await screen.findAllByText('– dropped'), 'facility and discrimination').toHaveLength(2)
})

describe('an edit that changes the key', () => {
  /** The optics quiz is edited so that B is right in the first question, and saved. */
  async function saveAnotherKey(key: string, classwork: typeof THREE | Pick<typeof THREE, 'Asha'> = THREE) {
    await school().deps.db.deleteFrom('quizzes').execute()
    const optics = await storeOpticsClass(school(), classwork)
    const { screen, press } = await appAt(proxy)('/admin', optics.admin)
    await press('button', 'Edit Quiz')
    await press('button', 'Edit question')
    await press('radio', `Correct: option ${key}`)
    await press('button', 'Update Question')
    const toasts = hearToasts()
    await press('button', 'Update Quiz')
    await until(() => expect(toasts).toContain('success: Quiz updated successfully'))
    return { ...optics, screen, press, toasts }
  }

  test('says how many attempts a regrading would affect, and can leave them alone', async () => {
    const { screen, press, scores } = await saveAnotherKey('B')
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Regrade earlier attempts?' }))
    dialog.getByText(/3 attempts handed in before keep their score .* 1 would gain and 1 would lose/)
    await press('button', 'Only for later attempts')
    await until(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(await scores()).toEqual({ Asha: 100, Ben: 67, Cleo: 33 })
  })

  test('says “1 attempt” in the singular', async () => {
    const { screen } = await saveAnotherKey('B', { Asha: THREE.Asha })
    await screen.findByText(/1 attempt handed in before keeps its score unless you regrade/)
  })

  test('can regrade them from there, after a trial', async () => {
    const { screen, press, scores, toasts } = await saveAnotherKey('B')
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Regrade earlier attempts?' }))
    await press('button', 'Regrade…')
    fireEvent.click(dialog.getByRole('checkbox', { name: /^Never lower a score/ }))
    await dialog.findByText('77.7%')
    await press('button', 'Apply to 3 attempts')
    await until(() => expect(toasts).toContain('success: 3 attempts regraded'))
    expect(await scores()).toEqual({ Asha: 100, Ben: 100, Cleo: 33 })
    await until(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  test('asks nothing if the key is the same option', async () => {
    const { screen } = await saveAnotherKey('A')
    expect(proxy().calls(REGRADE)).toEqual([])
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

test('a learner reads when the result was regraded, and sees every right answer', async () => {
  const { regrade, quizId } = await storeOpticsClass(school(), {})
  const asha = await enrolWithSeat(school())
  await handIn(asha, quizId, { answers: [1, 1, 0], timeSpent: 1 })
  await regrade({
    changes: [
      { questionId: SNELL, accept: [0, 1] },
      { questionId: LENS, drop: true },
    ],
  })
  school().clock.now = at('11:30:00')
  const { screen } = await appAt(proxy)(`/quiz/${quizId}/results`, asha)
  await screen.findByText('Regraded on Mar 4, 2026')
  const verdictsOf = (text: string) =>
    [...(screen.getByText(text).closest('.review')?.querySelectorAll('.badge, .verdict') ?? [])].map(
      ({ textContent }) => textContent,
    )
  expect(verdictsOf('Question 1')).toEqual(['Correct', 'Correct answer', 'Your answer, correct'])
  expect(verdictsOf('Question 3')[0]).toBe('Dropped, does not count')
})

test('a learner whose score was kept is told so, beside an answer that is now wrong', async () => {
  const { regrade, quizId } = await storeOpticsClass(school(), {})
  const asha = await enrolWithSeat(school())
  await handIn(asha, quizId, { answers: [0, 1, 0], timeSpent: 1 })
  await regrade({ changes: [{ questionId: SNELL, accept: [1] }], neverLower: true })
  school().clock.now = at('11:30:00')
  const { screen } = await appAt(proxy)(`/quiz/${quizId}/results`, asha)
  await screen.findByText('Regraded on Mar 4, 2026')
  screen.getByText('The score was kept: with the changed key, shown below, it would be lower.')
  screen.getByText('100%', { selector: '.score-figure' })
})

describe('a school with an API that cannot regrade', () => {
  const { school: plainSchool, proxy: plainProxy } = openSchool(at('10:00:00'), { kind: 'plain' })

  test('never requests it, and the questions look as before', async () => {
    const { quizId, admin } = await storeOpticsClass(plainSchool(), THREE)
    const { screen } = await appAt(plainProxy)(`/admin/quiz/${quizId}/items/1`, admin)
    await screen.findByText(/^Unanswered: /)
    expect(screen.queryByRole('button', { name: 'Regrade…' })).toBeNull()
    expect(plainProxy().calls(REGRADE)).toEqual([])
  })
})
