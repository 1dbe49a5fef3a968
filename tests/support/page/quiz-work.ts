import { expect } from 'vitest'
import type { Feature } from '../../../src/domain/session/features.ts'
import { storeQuiz } from '../school/school.ts'
import { instead } from '../server/fault-proxy.ts'
import { answers } from '../server/faulty-server.ts'
import { leavePage, watch } from './page.ts'
import { enrolWithSeat, openPage, openPageOf, type Page, type SchoolWithProxy } from './school-page.ts'

/** Opens the page of a quiz and gives back the quiz, if it may be seen. */
export async function openQuizOf(page: Page, quizId: string) {
  watch(page.takeQuiz.$scene)
  await page.takeQuiz.openQuiz(quizId)
  return shownQuiz(page)
}

/** The quiz that the open page shows, with its questions once it was begun. */
export function shownQuiz(page: Page) {
  const scene = page.takeQuiz.$scene.get()
  if (!('quiz' in scene)) throw new Error(`the quiz page shows ${JSON.stringify(scene)}`)
  return scene.quiz
}

/**
 * A learner in the middle of the optics quiz: first answered, second flagged, third open. It was begun so many minutes
 * after the slot. `features`: those of an API that offers no others.
 */
export async function beginWork(
  { school, proxy }: SchoolWithProxy,
  minutes = 0,
  features?: readonly Feature[],
) {
  const [person, quizId] = [await enrolWithSeat(school()), await storeQuiz(school())]
  school().clock.advance(minutes)
  if (features) {
    const { body } = await person.call('GET', '/auth/me')
    proxy().plan(/GET \/api\/auth\/me$/, ...Array(9).fill(instead(answers(200, { ...body, features }))))
  }
  const page = await openPageOf(person, proxy())
  await openQuizOf(page, quizId)
  await page.takeQuiz.startOpenQuiz()
  const quiz = shownQuiz(page)
  page.attempt.answerQuestion(quiz, 0, 3)
  page.attempt.flagQuestion(1)
  page.attempt.showQuestion(2)
  expect(page.takeQuiz.$scene.get().scene).toBe('in-progress')
  return { person, quizId, page, quiz }
}

/** The same browser loads the page again. */
export async function reload({ proxy }: SchoolWithProxy): Promise<Page> {
  await leavePage()
  return openPage(proxy())
}
