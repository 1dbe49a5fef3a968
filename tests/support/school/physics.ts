import type { Marking } from '../../../src/domain/quizzes/marking.ts'
import { enrol, type Person, type School } from './school.ts'

export const JEE: Marking = { right: 4, wrong: -1, blank: 0, several: 'all-or-nothing' }
const options = (...texts: string[]) => texts.map((text) => ({ text }))

export const VECTOR = { text: 'Which is a vector?', options: options('mass', 'force'), correctAnswer: 1 }
export const SLOPE = {
  kind: 'several',
  text: 'What is true on the slope?',
  options: options('a', 'b', 'c', 'd'),
  correctAnswers: [0, 1, 3],
  explanation: 'Constant velocity.',
}
export const RANGE = {
  kind: 'number',
  text: 'How far?',
  number: { value: 5550, unit: 'm', tolerance: { relative: 0.01 }, figures: 3 },
}

export const physicsBody = (change: object = {}) => ({
  title: 'Throws and slopes',
  description: 'All kinds',
  duration: 15,
  startTime: '2026-03-04T10:00:00Z',
  endTime: '2026-03-04T11:00:00Z',
  questions: [VECTOR, SLOPE, RANGE],
  marking: JEE,
  ...change,
})

/** A quiz of all kinds, through the API. */
export async function createPhysics(
  school: School,
  change?: object,
): Promise<{ grace: Person; quizId: string; ids: string[] }> {
  const grace = await enrol(school, { isAdmin: true })
  const { status, body } = await grace.call('POST', '/quiz', physicsBody(change))
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  return { grace, quizId: body._id, ids: body.questions.map(({ _id }: { _id: string }) => _id) }
}
