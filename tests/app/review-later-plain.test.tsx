import { expect, test } from 'vitest'
import { appAt } from '../support/page/app.ts'
import { enrolWithSeat, openSchool } from '../support/page/school-page.ts'
import { at, opticsJson, opticsResultJson } from '../support/school/fixtures.ts'
import { handIn } from '../support/school/hand-in.ts'
import { storeQuiz } from '../support/school/school.ts'
import { instead } from '../support/server/fault-proxy.ts'
import { answers } from '../support/server/faulty-server.ts'

// Standards mode, which Temml checks for.
Object.defineProperty(document, 'compatMode', { value: 'CSS1Compat' })

const { school, proxy } = openSchool(at('10:00:00'), { kind: 'plain' })
const openApp = appAt(proxy)

test('an API without this feature is asked for the questions as usual, whatever a result contains', async () => {
  const [person, quizId] = [await enrolWithSeat(school()), await storeQuiz(school())]
  await handIn(person, quizId, { answers: [0, 2], timeSpent: 60 })
  const { questions, ...quiz } = opticsJson
  const later = { ...opticsResultJson, quiz, reviewFrom: '2026-03-05T10:00:00.000Z', shownAnswers: [0] }
  proxy().plan(/GET \/api\/quiz\/[^/]+\/results$/, instead(answers(200, later)))
  const { screen, text } = await openApp(`/quiz/${quizId}/results`, person)
  await screen.findByRole('heading', { name: 'Question Review' })
  expect(text()).not.toContain('The review opens')
})
