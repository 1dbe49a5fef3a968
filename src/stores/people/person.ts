import { atom, computed } from 'nanostores'
import { getPersonHistory, setGroup } from '../../api/admin/people.ts'
import { Failure } from '../../domain/lib/failure.ts'
import { written } from '../../domain/lib/written.ts'
import type { PersonHistory } from '../../domain/people/people.ts'
import { createRemote } from '../lib/query.ts'
import { carryOut } from '../page/carry-out.ts'
import { noteFailed } from '../page/notices.ts'
import { $quizzes } from '../quizzes/quizzes.ts'
import { $peopleOwner } from './people.ts'

const $personId = atom<string | undefined>()

/** Shows this person. Returns the function that stops it. */
export function showPerson(userId: string): () => void {
  $personId.set(userId)
  return () => $personId.set(undefined)
}

const isUnknown = (error: unknown) => error instanceof Failure && error.status === 404
const noteLoadFailure = noteFailed('load-person')

/** A person with all their attempts, newest first. */
export const $personHistory = createRemote<PersonHistory>(['learner', $peopleOwner, $personId], {
  fetcher: (_noun, _admin, userId) => getPersonHistory(String(userId)),
  onError: (error) => {
    // An unknown person fills the whole screen, so a notice would only repeat it.
    if (!isUnknown(error)) noteLoadFailure(error)
  },
})

export const $isUnknownPerson = computed($personHistory, ({ error }) => isUnknown(error))

/** The quizzes that learners can see and this person has not taken. */
export const $notTaken = computed([$quizzes, $personHistory], ({ data: quizzes }, { data: history }) => {
  if (!quizzes || !history) return []
  const taken = new Set(history.results.map(({ quiz }) => quiz?._id))
  return quizzes.rows.filter(({ _id, isActive }) => isActive && !taken.has(_id))
})

export const $savingGroup = atom(false)

/** Resolves to true once it is stored; '' is no class. */
export const saveGroup = (userId: string, name: string, text: string): Promise<boolean> => {
  const group = written(text) || undefined
  const done = { code: 'group-saved', group, name } as const
  return carryOut({ $busy: $savingGroup, action: 'save-group', done, stale: ['learner', 'people'] }, () =>
    setGroup(userId, group ?? null),
  )
}
