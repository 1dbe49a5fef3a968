import type { SavedWork } from '../../../src/domain/attempts/saved-work.ts'
import { readAnswers, sentAnswers } from '../../../src/domain/kinds/answer.ts'
import type { Person } from '../school/people.ts'
import { Answer, notFound } from '../school/refusal.ts'
import type { School, Start } from '../school/school.ts'
import { alreadySubmitted, checkAnswers, closed, isInTime, otherVersion, startOf } from './attempts.ts'

const newsOf = ({ deadline, extendedBy }: Start) => ({
  deadline: new Date(deadline).toISOString(),
  ...(extendedBy !== 0 && { extendedBy }),
})

function storedWork(start: Start) {
  const nothing = { revision: 0, answers: [], flags: [], current: 0, pace: {} }
  const { answers, pace, ...work } = start.work ?? nothing
  return {
    ...work,
    ...pace,
    ...sentAnswers(answers),
    version: start.version,
    startedAt: new Date(start.startedAt).toISOString(),
    ...newsOf(start),
  }
}

function runningStart(school: School, quizId: string, person: Person): Start {
  const start = startOf(school, quizId, person)
  if (!start) throw notFound('Attempt not found', 'attempt_unknown')
  if (start.isClosed) throw alreadySubmitted()
  return start
}

export const readWork = (school: School, quizId: string, person: Person) =>
  storedWork(runningStart(school, quizId, person))

/** The higher revision wins; the same one again is harmless. */
export function saveWork(school: School, quizId: string, person: Person, work: SavedWork) {
  const start = runningStart(school, quizId, person)
  if (work.version !== undefined && work.version !== start.version) throw otherVersion()
  const { revision, flags, current } = work
  const answers = readAnswers(work.answers, work.responses)
  checkAnswers(answers, start.authored)
  const pace = { seconds: work.seconds, changes: work.changes }
  const [copy, known] = [{ revision, answers, flags, current }, start.work]
  const isOther = JSON.stringify({ ...known, pace: undefined }) !== JSON.stringify(copy)
  if (known && known.revision >= revision && isOther)
    return new Answer(409, { message: 'A newer copy is stored', code: 'newer_stored', ...storedWork(start) })
  if (!isInTime(start, school.now())) throw closed()
  start.work = { ...copy, pace }
  return { revision, ...newsOf(start) }
}
