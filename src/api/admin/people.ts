import * as v from 'valibot'
import {
  GroupPeopleAnswer,
  type GroupPeopleBody,
  type PeopleQuery,
  PeopleRows,
  PersonHistory,
} from '../../domain/people/people.ts'
import { call } from '../client.ts'

const personPath = (userId: string) => `/admin/users/${encodeURIComponent(userId)}`

export const listPeople = (query: PeopleQuery) => call(PeopleRows, '/admin/users', { query: { ...query } })
export const getPersonHistory = (userId: string) => call(PersonHistory, `${personPath(userId)}/results`)
/** null removes the person from their group. */
export const setGroup = (userId: string, group: string | null) =>
  call(v.unknown(), `${personPath(userId)}/group`, { method: 'PUT', body: { group } })
/** By e-mail addresses. */
export const groupPeople = (body: GroupPeopleBody) =>
  call(GroupPeopleAnswer, '/admin/users/group', { method: 'PUT', body })
