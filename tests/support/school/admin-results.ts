import * as v from 'valibot'
import { expect } from 'vitest'
import { AdminResults, type AdminResultsQuery } from '../../../src/domain/results/admin-results.ts'
import type { Person } from './school.ts'

/** With `quizId` the results of that quiz, without it all of them. */
export type ResultsQuery = AdminResultsQuery & { quizId?: string | undefined }

const search = (query: object) =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, `${value}`]])),
  )

const pathOf = ({ quizId, ...query }: ResultsQuery) =>
  `${quizId ? `/quiz/${quizId}` : '/user'}/admin/results?${search(query)}`

/** What an administrator is answered; fails the test unless it is what the contract promises. */
export async function readResults({ call }: Person, query: ResultsQuery) {
  const { status, body } = await call('GET', pathOf(query))
  expect({ status, query, body }).toMatchObject({ status: 200 })
  v.parse(AdminResults, body)
  return body
}
