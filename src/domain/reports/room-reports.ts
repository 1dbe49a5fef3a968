import { groupBy } from '../lib/group-by.ts'
import { countKinds, type KindCount } from './inbox.ts'
import type { RoomReport } from './reports.ts'

/** What is reported of a question in the room. */
export interface RoomReported {
  key: string
  quizId: string
  questionId: string
  /** The authored place, from 1. */
  number: number
  count: number
  /** The most frequent first. */
  kinds: readonly KindCount[]
  text: string | undefined
  /** What one of its reporters wrote. */
  line: string | undefined
}

const keyOf = ({ quizId, questionId }: RoomReport) => JSON.stringify([quizId, questionId])

/** By quiz and question, the most often reported first. */
export const roomReported = (reports: readonly RoomReport[]): RoomReported[] =>
  [...groupBy(reports, keyOf)]
    .map(([key, group]) => {
      const [{ quizId, questionId, index }] = group
      const count = group.reduce((sum, report) => sum + report.count, 0)
      return {
        key,
        quizId,
        questionId,
        number: index + 1,
        count,
        kinds: countKinds(group),
        text: group.find(({ questionText }) => questionText)?.questionText,
        line: group.find(({ line }) => line)?.line,
      }
    })
    .sort((one, other) => other.count - one.count || one.number - other.number)

/** Who reports something, as 'person/quiz'. */
export const findReporters = (reports: readonly RoomReport[]): ReadonlySet<string> =>
  new Set(reports.flatMap(({ quizId, userIds = [] }) => userIds.map((userId) => `${userId}/${quizId}`)))
