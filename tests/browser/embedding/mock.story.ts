import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { hostPage } from '../support/host-page.ts'
import { openSite } from '../support/host-site.ts'
import { expect, test } from '../support/story.ts'
import { checkRow, choose, next, startQuiz, submit } from '../support/walking.ts'

const CLI = resolve('dist/embed/cli.mjs')

/** The command of the package, in a folder without packages. `ends` resolves when it does. */
async function startMock(...words: string[]) {
  const child: ChildProcess = spawn(process.execPath, [CLI, 'mock', '--port', '0', ...words], {
    cwd: tmpdir(),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  const api = await new Promise<string>((tell, fail) => {
    child.stdout?.on('data', (bytes) => {
      said += bytes
      const found = /: (http\S+\/api)$/m.exec(said)?.[1]
      if (found) tell(found)
    })
    child.once('close', () => fail(new Error(`the mock ended: ${said}`)))
  })
  return {
    api,
    said: () => said,
    async stop() {
      const gone = once(child, 'exit')
      child.kill()
      await gone
    },
  }
}

test('a page is built against the mock of the package: sign-in, a quiz, its result', async ({
  page,
  school,
}) => {
  const mock = await startMock('--features', 'return,start,saves')
  const site = await openSite(() =>
    hostPage(`<quiz-app api-base="${mock.api}"></quiz-app>`, [`${school.url}/embed/quiz-app.js`]),
  )
  try {
    await page.goto(`${site.url}/learn`)
    await page.getByRole('button', { name: 'Sign in with Google' }).click()
    await page.getByRole('button', { name: 'Amara Okonkwo' }).click()
    await expect(page.getByRole('heading', { name: 'Welcome, Amara Okonkwo' })).toBeVisible()
    expect(page.url()).not.toContain('token')
    await page.getByRole('link', { name: 'Take Quiz' }).first().click()
    await page.getByRole('button', { name: 'Start Quiz' }).click()
    await page.getByRole('radio').first().check({ force: true })
    await expect(page.getByRole('timer')).toBeVisible()
    await page.goto(mock.api.replace('/api', '/'))
    await expect(page.getByText(/Amara Okonkwo: \d sessions, 1 seats/)).toBeVisible()
    await expect(page.getByText('1 running')).toBeVisible()
    await page.getByRole('button', { name: 'Reset to the sample data' }).click()
    await expect(page.getByText('Amara Okonkwo: 0 sessions, 1 seats')).toBeVisible()
    expect(mock.said()).toMatch(/POST \/api\/quiz\/[\w-]+\/start 200/)
    expect(mock.said()).not.toMatch(/[0-9a-f]{64}/)
    // A page that is still asking would complain of a mock that is gone.
    await page.close()
  } finally {
    await Promise.all([mock.stop(), site.close()])
  }
})

test('home, a booking and a quiz work with the old shapes that an API may answer in', async ({
  page,
  school,
}) => {
  const mock = await startMock('--shapes', 'old')
  const site = await openSite(() =>
    hostPage(`<quiz-app api-base="${mock.api}" debug></quiz-app>`, [`${school.url}/embed/quiz-app.js`]),
  )
  const told: string[] = []
  page.on('console', (message) => told.push(message.text()))
  try {
    await page.goto(site.url)
    await page.getByRole('button', { name: 'Sign in with Google' }).click()
    await page.getByRole('button', { name: 'Amara Okonkwo' }).click()
    await page.getByRole('link', { name: 'Take Quiz' }).first().click()
    await startQuiz(page)
    await choose(page, 'A')
    const [, of = '1'] =
      /Question 1 of (\d+)/.exec((await page.getByText(/^Question 1 of/).textContent()) ?? '') ?? []
    for (let number = 1; number < Number(of); number++) await next(page)
    await submit(page)
    await expect(page.getByText('Question Review')).toBeVisible()
    await page.goto(`${site.url}#/book-slot`)
    await checkRow(page.getByRole('radio').nth(1))
    await page.getByRole('button', { name: 'Book Slot' }).first().click()
    await expect(page.getByText('Slot booked successfully').first()).toBeVisible()
    await page.close()
    expect(told.filter((line) => line.startsWith('quiz-elements:'))).toEqual([])
  } finally {
    await Promise.all([mock.stop(), site.close()])
  }
})

test('the command refuses a feature that the mock lacks, and names those that it has', async () => {
  const run = promisify(execFile)(process.execPath, [CLI, 'mock', '--features', 'saves,regrade'])
  await expect(run).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^the mock does not offer 'regrade': it has return, start, saves/),
  })
})
