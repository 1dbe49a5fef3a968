// SPEC 2 Practice
import * as v from 'valibot'
import { expect, onTestFinished, test, vi } from 'vitest'
import { DAY_MS } from '../../../src/domain/lib/time.ts'
import { Question } from '../../../src/domain/quizzes/question.ts'
import { newCard } from '../../../src/domain/results/practice-cards.ts'
import { otherTabStores, until } from '../../support/page/page.ts'
import { keepSession, openPageOf, openSchool } from '../../support/page/school-page.ts'
import { pause } from '../../support/page/shared-work.ts'
import { at } from '../../support/school/fixtures.ts'
import { enrol, type Person } from '../../support/school/school.ts'
import { heldUntil, instead } from '../../support/server/fault-proxy.ts'
import { answers } from '../../support/server/faulty-server.ts'
import { makeGate } from '../../support/server/gate.ts'

const NOW = at('10:00:00')
const { school, proxy } = openSchool(NOW)
const ME = /GET \/api\/auth\/me$/
const READ = /GET \/api\/user\/practice$/
const SAVE = /PUT \/api\/user\/practice$/

const options = ['one', 'two'].map((text) => ({ text }))
const cardOf = (id: string, text = 'Which?') =>
  newCard('quiz', v.parse(Question, { _id: id, text, options, correctAnswer: 1 }), NOW)

const kept = async (person: Person) => (await person.call('GET', '/user/practice')).body
const idsKept = async (person: Person) =>
  (await kept(person)).cards.map(({ question }: { question: Question }) => question._id)

/** A page on which cards are shown, once it knows those of the API. */
async function openCards(person: Person) {
  const page = await openPageOf(person, proxy())
  const { followCards } = await import('../../../src/stores/practice/card-sync.ts')
  const { $cards, storeCard } = await import('../../../src/stores/practice/practice-cards.ts')
  const sent = vi.spyOn(globalThis, 'fetch')
  const stop = followCards()
  onTestFinished(() => {
    stop()
    vi.restoreAllMocks()
  })
  await until(() => expect(proxy().calls(READ)).not.toEqual([]))
  await pause(50)
  return { page, sent, storeCard, onDevice: () => $cards.get().map(({ question }) => question._id) }
}

/** The page is left: nothing that waits is waited for. */
const leave = () => window.dispatchEvent(new Event('pagehide'))

/** Not those with which the proxy asks the API. */
const savesOf = (sent: { mock: { calls: Parameters<typeof fetch>[] } }) =>
  sent.mock.calls.flatMap(([url, options]) =>
    String(url).startsWith(proxy().url) && options?.method === 'PUT' ? { keepalive: options.keepalive } : [],
  )

test('an answer is saved as the page is left, by a call that goes on without it', async () => {
  const asha = await enrol(school())
  const { storeCard, sent } = await openCards(asha)
  storeCard(cardOf('mine'))
  leave()
  await until(async () => expect(await idsKept(asha)).toEqual(['mine']))
  expect(savesOf(sent)).toEqual([{ keepalive: true }])
})

test('more cards than a browser sends after its page are saved by an ordinary call', async () => {
  const asha = await enrol(school())
  const { storeCard, sent } = await openCards(asha)
  for (const id of ['1', '2', '3']) storeCard(cardOf(id, 'प्रश्न '.repeat(1000)))
  leave()
  await until(async () => expect(await idsKept(asha)).toHaveLength(3))
  expect(savesOf(sent)).toEqual([{ keepalive: false }])
})

test('what another device answered is known once the network is back, though nothing was answered here', async () => {
  const asha = await enrol(school())
  const { onDevice } = await openCards(asha)
  await asha.call('PUT', '/user/practice', { revision: 1, cards: [cardOf('theirs')] })
  window.dispatchEvent(new Event('online'))
  await until(() => expect(onDevice()).toEqual(['theirs']))
})

test('cards that were asked for before somebody else signed in are not theirs', async () => {
  const [asha, ben] = [await enrol(school()), await enrol(school())]
  await asha.call('PUT', '/user/practice', { revision: 1, cards: [cardOf('mine')] })
  const { gate, open } = makeGate()
  proxy().plan(READ, heldUntil(gate))
  const { page, onDevice } = await openCards(asha)
  keepSession(ben)
  await until(() => expect(page.session.$userId.get()).toBe(ben.id))
  open()
  await pause(100)
  expect(onDevice()).toEqual([])
  expect(await idsKept(ben)).toEqual([])
})

test('a cookie that is now somebody else’s neither brings their cards nor takes mine', async () => {
  const [asha, ben] = [await enrol(school()), await enrol(school())]
  await ben.call('PUT', '/user/practice', { revision: 1, cards: [cardOf('theirs')] })
  const { page, storeCard } = await openCards(asha)
  const user = page.session.$user.get()
  if (!user) throw new Error('Nobody is signed in')
  // As where storage is blocked: the device keeps no token, and the browser sends the cookie.
  otherTabStores('quiz:token', null)
  page.session.$access.set({ state: 'signed-in', user })
  proxy().forget()
  const bens = { ...user, _id: ben.id }
  proxy().plan(ME, ...Array(9).fill(instead(answers(200, { user: bens, features: ['practice'] }))))
  storeCard({ ...cardOf('mine'), due: NOW + DAY_MS })
  leave()
  await until(() => expect(page.session.$userId.get()).toBe(ben.id))
  await pause(100)
  expect(proxy().calls(SAVE)).toEqual([])
  const stored = JSON.parse(localStorage.getItem('quiz:practice') ?? '{}')
  expect(Object.keys(stored)).toEqual([asha.id])
})
