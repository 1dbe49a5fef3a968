// SPEC 4 States
import { expect, test, vi } from 'vitest'
import { watch } from '../../support/page/page.ts'
import { openPageOf, openSchool } from '../../support/page/school-page.ts'
import { at } from '../../support/school/fixtures.ts'
import { enrol, storeQuiz } from '../../support/school/school.ts'
import { instead } from '../../support/server/fault-proxy.ts'
import { answers } from '../../support/server/faulty-server.ts'

const { school, proxy } = openSchool(at('12:00:00'))
const READ = /GET \/api\/quiz\/[^/]+$/

async function openTrial() {
  const [person, quizId] = [await enrol(school(), { isAdmin: true }), await storeQuiz(school())]
  const page = await openPageOf(person, proxy())
  const trial = await import('../../../src/stores/authoring/quiz-trial.ts')
  const scenes = watch(trial.$trial)
  await trial.openTrial(quizId)
  const answersNow = () => {
    const scene = trial.$trial.get()
    if (scene.scene === 'running') return scene.attempt.answers
    return scene.scene === 'finished' ? scene.trial.answers : scene.scene
  }
  const answer = (question: number, answer: number) =>
    trial.stepInTrial({ type: 'answered', question, answer })
  return { trial, quizId, scenes, page, answer, answersNow, scene: () => trial.$trial.get().scene }
}

test('an administrator can try a quiz that is over, without sending or storing anything', async () => {
  const { trial, scene, answer, answersNow } = await openTrial()
  expect(scene()).toBe('running')
  const before = { ...localStorage }
  proxy().forget()
  answer(0, 0)
  answer(1, 3)
  trial.stepInTrial({ type: 'flagged', question: 1 })
  answer(0, 1)
  trial.finishTrial()
  expect(scene()).toBe('finished')
  expect(answersNow()).toEqual([1, 3, null])
  answer(0, 2)
  expect(answersNow(), 'what is finished stays as it was').toEqual([1, 3, null])
  expect(proxy().calls(/./)).toEqual([])
  expect({ ...localStorage }).toEqual(before)
})

test('a trial ends by itself at zero, and not a second before', async () => {
  const { trial, page, scene } = await openTrial()
  const opened = trial.$trial.get()
  if (opened.scene !== 'running') throw new Error('not running')
  page.clock.$now.set(opened.attempt.deadline - 1)
  expect(scene()).toBe('running')
  page.clock.$now.set(opened.attempt.deadline)
  expect(scene()).toBe('finished')
})

test('a running trial continues after the element was moved, and a closed one starts over', async () => {
  const { trial, quizId, answer, answersNow } = await openTrial()
  answer(0, 2)
  await trial.openTrial(quizId)
  expect(answersNow()).toEqual([2, null, null])
  trial.closeTrial()
  expect(answersNow()).toBe('loading')
  await trial.openTrial(quizId)
  expect(answersNow()).toEqual([null, null, null])
})

test('a quiz that cannot be loaded can be loaded again', async () => {
  const { trial, quizId, scene } = await openTrial()
  trial.closeTrial()
  proxy().plan(READ, instead(answers(500, { message: 'Database is down' })))
  await trial.openTrial(quizId)
  expect(scene()).toBe('failed')
  await trial.openTrial(quizId)
  expect(scene()).toBe('running')
})

test('an answer that arrives after the trial was closed is dropped', async () => {
  const { trial, quizId, scene } = await openTrial()
  trial.closeTrial()
  const opening = trial.openTrial(quizId)
  trial.closeTrial()
  await opening
  await vi.waitFor(() => expect(scene()).toBe('loading'))
})
