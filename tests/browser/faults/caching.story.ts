import { once } from 'node:events'
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { forward } from '../../support/server/fault-proxy.ts'
import { freePort } from '../../support/server/free-port.ts'
import { attemptsOf, enrolSeated, openQuiz, openSchool, type School } from '../support/school.ts'
import { test as base, expect, NIGHTLY } from '../support/story.ts'
import { choose, enter, next, option, questionCount, startQuiz, submit, toast } from '../support/walking.ts'

/* A host whose service worker keeps what the API answers, and gives it out again. */

interface Shape {
  /** It keeps one answer for each path. */
  ignoresQuery?: boolean
  /** It gives out what it keeps, and asks for the next time. */
  refreshes?: boolean
  keepsWrites?: boolean
  keepsErrors?: boolean
  /** It gives out the body alone. */
  dropsHeaders?: boolean
}

/** Runs in the browser. */
function keepAnswers(shape: Shape): void {
  const kept = new Map<string, Response>()
  self.addEventListener('activate', () => void Reflect.get(self, 'clients').claim())
  self.addEventListener('fetch', (event) => {
    if (!('request' in event && event.request instanceof Request && 'respondWith' in event)) return
    const { request } = event
    const url = new URL(request.url)
    if (!url.pathname.startsWith('/api/') || !(shape.keepsWrites || request.method === 'GET')) return
    const key = `${request.method} ${url.pathname}${shape.ignoresQuery ? '' : url.search}`
    const ask = async () => {
      const response = await fetch(request)
      if (!response.ok && !shape.keepsErrors) return response
      const { status } = response
      const body = await response.arrayBuffer()
      kept.set(key, new Response(body, { status, headers: shape.dropsHeaders ? {} : response.headers }))
      return new Response(body, { status, headers: response.headers })
    }
    const known = kept.get(key)?.clone()
    if (known && shape.refreshes) void ask()
    if (typeof event.respondWith === 'function') event.respondWith(known ?? ask())
  })
}

const test = base.extend<{ host: School; shape: Shape }>({
  shape: [{}, { option: true }],
  host: async ({ context, shape }, use) => {
    const port = await freePort()
    const url = `http://localhost:${port}`
    const school = await openSchool({ publicUrl: url })
    const script = `(${String(keepAnswers)})(${JSON.stringify(shape)})`
    const server = createServer(async (request, response) => {
      if (request.url === '/worker.js') {
        response.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
        return
      }
      const { status, headers, received } = await forward(school.upstream, request, await buffer(request))
      // Ours forbids what this host does.
      const { 'content-security-policy': _, ...others } = headers
      response.writeHead(status, others).end(received)
    }).listen(port)
    await once(server, 'listening')
    await use({ ...school, url })
    for (const page of context.pages()) await page.close()
    server.closeAllConnections()
    server.close()
    await school.close()
  },
})

const SHAPES: [string, Shape][] = [
  ['every read', {}],
  ['every read, and every refusal', { keepsErrors: true }],
  ['one answer for each path', { ignoresQuery: true }],
  ['the answer before the last', { refreshes: true }],
  ['reads and writes', { keepsWrites: true, ignoresQuery: true }],
  ['the bodies of answers alone', { dropsHeaders: true }],
]

/** One of each kind: who keeps too much, too long, or too little of it. */
const AT_THE_GATE = ['every read, and every refusal', 'reads and writes', 'the bodies of answers alone']

for (const [what, shape] of SHAPES)
  test.describe(`a host that keeps ${what}`, AT_THE_GATE.includes(what) ? {} : NIGHTLY, () => {
    test.use({ shape })

    test('ends no exam, and shows nobody the previous person’s name', async ({ page, host, complaints }) => {
      const told: string[] = []
      page.on('console', (message) => {
        if (message.text().startsWith('A cache or service worker answers in place')) told.push(message.text())
      })
      const [asha, ben] = [await enrolSeated(host, 'Asha Rao'), await enrolSeated(host, 'Ben Okoro')]
      const quiz = await openQuiz(host)
      complaints.expect('Failed to load resource')
      await page.goto(`${host.url}/nothing`)
      await page.evaluate(() => navigator.serviceWorker.register('/worker.js').then(() => {}))
      await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)

      await enter(page, host, asha, '/')
      await expect(page.getByText('Asha Rao').first()).toBeVisible()
      await page.goto(`${host.url}/#/quiz/${quiz.id}`)
      await startQuiz(page)
      await choose(page, 'B')
      await next(page)
      await page.waitForTimeout(4000)
      told.length = 0
      for (const visit of [1, 2]) {
        await page.reload()
        await expect(page.getByRole('timer'), `visit ${visit}`).toBeVisible()
        await expect(questionCount(page, 2, 3)).toBeVisible()
        // Longer than what looks for news of the attempt takes.
        await page.waitForTimeout(4000)
      }
      if (!shape.dropsHeaders) expect(told.length).toBeGreaterThan(0)
      await page.getByRole('button', { name: 'Previous' }).click()
      await expect(option(page, 'B')).toBeChecked()
      await next(page)
      await choose(page, 'C')
      await next(page)
      await submit(page)
      await expect(toast(page, 'Quiz submitted')).toBeVisible()
      expect(await attemptsOf(host, asha, quiz.id)).toMatchObject([{ submitted_at: expect.anything() }])
      const [stored] = await attemptsOf(host, asha, quiz.id)
      expect(JSON.parse(JSON.stringify(stored?.answers))).toEqual([1, 2, null])

      // Without a date nothing tells whose name it is.
      if (shape.dropsHeaders) return
      await page.goto(`${host.url}/#/`)
      await page.getByRole('button', { name: 'Logout' }).click()
      await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeVisible()
      await page.reload()
      await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeVisible()
      await page.waitForTimeout(1500)
      await expect(page.getByText('Asha Rao')).toHaveCount(0)
      await enter(page, host, ben, '/')
      await page.waitForTimeout(3000)
      await expect(page.getByText('Asha Rao')).toHaveCount(0)
      if (!shape.ignoresQuery) await expect(page.getByText('Ben Okoro').first()).toBeVisible()
    })
  })
