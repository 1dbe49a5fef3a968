import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { goToAddress, HOST_PAGE, until } from '../support/page/page.ts'
import { settle } from '../support/page/probe.tsx'
import { enrolWithSeat, keepSession, openSchool } from '../support/page/school-page.ts'
import { insertWidget } from '../support/page/widget.ts'
import { at, opticsJson } from '../support/school/fixtures.ts'
import { storeQuiz } from '../support/school/school.ts'
import { instead } from '../support/server/fault-proxy.ts'
import { answers } from '../support/server/faulty-server.ts'

const { school, proxy } = openSchool(at('10:00:00'))

/** The screen of a quiz whose access is answered with a text for a duration, and what the console has said by then. */
async function openOddQuiz(attributes: Record<string, string>) {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => warn.mockRestore())
  const id = await storeQuiz(school())
  keepSession(await enrolWithSeat(school()))
  for (let again = 0; again < 5; again++)
    proxy().plan(
      /access(\?|$)/,
      instead(answers(200, { quiz: { ...opticsJson, _id: id, duration: 'thirty' } })),
    )
  goToAddress(`${HOST_PAGE}#/quiz/${id}`)
  const { screen } = await insertWidget('quiz-app', { 'api-base': `${proxy().url}/api`, ...attributes })
  await screen.findByText(/unexpected answer/)
  return () => warn.mock.calls.flat().filter((line) => String(line).includes('access'))
}

describe('an answer of the wrong shape', () => {
  test.each(['', 'true'])('is explained in the console with debug="%s"', async (debug) => {
    const said = await openOddQuiz({ debug })
    await until(() => expect(said().length).toBeGreaterThan(0))
    expect(String(said()[0]).replace(/[\w-]{36}/, 'abc')).toBe(
      'quiz-elements: GET /quiz/abc/access answered something unexpected at quiz.duration (expected number): rule attempt.access of "npx quiz-elements audit".',
    )
  })

  test('is not explained without the attribute', async () => {
    const said = await openOddQuiz({})
    await settle()
    expect(said()).toEqual([])
  })
})
