import { atom, computed } from 'nanostores'
import { groupPeople, listPeople } from '../../api/admin/people.ts'
import {
  type GroupPeopleAnswer,
  type GroupPeopleBody,
  type PeopleAsked,
  type PeopleQuery,
  type PeopleRows,
  queryFor,
  withAttempts,
} from '../../domain/people/people.ts'
import { exclusively } from '../lib/exclusively.ts'
import { createPagedRemote } from '../lib/paged-remote.ts'
import { refresh } from '../lib/query.ts'
import { explainFailure, noteFailed, notice, reported } from '../page/notices.ts'
import { $adminId } from '../session/admin-id.ts'
import { offering } from '../session/features.ts'

/** Whether the API lists learners. */
export const $peopleOffered = offering('people')

/** The administrator, if the API lists learners. */
export const $peopleOwner = computed([$adminId, $peopleOffered], (adminId, offered) =>
  offered ? adminId : undefined,
)

const EVERYBODY: PeopleAsked = { page: 1, search: '', group: '', view: 'all', notTaken: '', sort: 'weakest' }

async function readAsked(asked: PeopleAsked): Promise<PeopleRows> {
  const found = await listPeople(queryFor(asked))
  if (asked.view !== 'weakest') return found
  return { ...found, people: { ...found.people, rows: withAttempts(found.people.rows) } }
}

const people = createPagedRemote({
  noun: 'people',
  owner: [$peopleOwner],
  first: EVERYBODY,
  read: readAsked,
  onError: noteFailed('load-people'),
})

export const $peopleQuery = people.$query
export const $peoplePage = people.$page
export const turnToPeople = people.turnTo
/** Any change returns to the first page. */
export const filterPeople: (change: Partial<Omit<PeopleAsked, 'page'>>) => void = people.filter
export const peopleSearch = people.search
export const retryPeople = people.retry

export const $grouping = atom(false)

/** Assigns people to a class; resolves to those who were found. */
export const makeClass = (body: GroupPeopleBody): Promise<GroupPeopleAnswer | undefined> =>
  exclusively($grouping, true, () =>
    reported(explainFailure('save-group'), async () => {
      const answer = await groupPeople(body)
      refresh('people', 'learner')
      if (answer.found > 0) {
        notice.success({ code: 'learners-grouped', group: body.group, count: answer.found })
        filterPeople({ group: body.group })
      }
      return answer
    }),
  )

/** The list's query for the export: all learners, or the ten weakest. */
export function askedOfAll(): PeopleQuery {
  const asked = queryFor($peopleQuery.get())
  const { limit: _, ...all } = asked
  return $peopleQuery.get().view === 'weakest' ? asked : all
}
