import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { until } from '../support/page/page.ts'
import { settle } from '../support/page/probe.tsx'
import { keepSession, openSchool } from '../support/page/school-page.ts'
import { insertWidget } from '../support/page/widget.ts'
import { at } from '../support/school/fixtures.ts'
import { enrol } from '../support/school/school.ts'
import { instead } from '../support/server/fault-proxy.ts'
import { answers } from '../support/server/faulty-server.ts'

const { school, proxy } = openSchool(at('10:00:00'))
const odd = { _id: 'abc', title: 'Optics', duration: 'thirty', questions: [], startTime: '', endTime: '' }

/** The screen of a quiz whose access is answered with a text for a duration, and what the console has said by then. */
async function openOddQuiz(attributes: Record<string, string>) {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => warn.mockRestore())
  keepSession(await enrol(school()))
  for (let again = 0; again < 5; again++) proxy().plan(/access$/, instead(answers(200, { quiz: odd })))
  const { element } = await insertWidget('quiz-app', { 'api-base': `${proxy().url}/api`, ...attributes })
  await element.ready
  element.open('/quiz/abc')
  await until(() => expect(proxy().calls(/access$/)).not.toEqual([]))
  return () => warn.mock.calls.flat().filter((line) => String(line).includes('access'))
}

describe('an answer of the wrong shape', () => {
  test.each(['', 'true'])('is explained in the console with debug="%s"', async (debug) => {
    const said = await openOddQuiz({ debug })
    await until(() => expect(said().length).toBeGreaterThan(0))
    expect(said()[0]).toBe(
      'quiz-elements: GET /quiz/abc/access answered something unexpected at quiz.duration (expected number): rule attempt.access of "npx quiz-elements audit".',
    )
  })

  test('is not explained without the attribute', async () => {
    const said = await openOddQuiz({})
    await settle()
    expect(said()).toEqual([])
  })
})
