import { useStore } from '@nanostores/react'
import type { RefObject } from 'react'
import { PEOPLE_SORTS, type PeopleAsked, type PeopleRows } from '../../domain/people/people.ts'
import { people } from '../../messages/en/people.ts'
import { results } from '../../messages/en/results.ts'
import { $peopleQuery, filterPeople, peopleSearch } from '../../stores/people/people.ts'
import { Segments } from '../../ui/forms/segments.tsx'
import { SearchBox } from '../parts/quiz/attempt-order.tsx'

const VIEWS = ['all', 'weakest', 'not-taken'] as const satisfies readonly PeopleAsked['view'][]

interface FiltersProps {
  page: PeopleRows | undefined
  searchRef: RefObject<HTMLInputElement | null>
}

function GroupSelector({ page }: Pick<FiltersProps, 'page'>) {
  const { group } = useStore($peopleQuery)
  const groups = page?.groups ?? []
  if (groups.length === 0 && !group) return null
  // A class stays selected after its last learner has left it.
  const isMissing = group !== '' && groups.every((known) => known.group !== group)
  return (
    <select
      className="input"
      aria-label={people.group}
      value={group}
      onChange={({ target }) => filterPeople({ group: target.value })}
    >
      <option value="">{people.everybody}</option>
      {isMissing && <option value={group}>{people.groupOf(group, 0)}</option>}
      {groups.map((known) => (
        <option key={known.group} value={known.group}>
          {people.groupOf(known.group, known.people)}
        </option>
      ))}
    </select>
  )
}

function SortSelector() {
  const { sort, view } = useStore($peopleQuery)
  if (view === 'weakest') return null
  return (
    <select
      className="input"
      aria-label={people.sort}
      value={sort}
      onChange={({ target }) => filterPeople({ sort: PEOPLE_SORTS[target.selectedIndex] ?? sort })}
    >
      {PEOPLE_SORTS.map((each) => (
        <option key={each} value={each}>
          {people.sorts[each]}
        </option>
      ))}
    </select>
  )
}

function Views({ page }: Pick<FiltersProps, 'page'>) {
  const { view, notTaken } = useStore($peopleQuery)
  // Starts with the latest quiz.
  const latest = page?.quizzes.at(-1)?._id ?? ''
  return (
    <Segments
      label={people.view}
      options={VIEWS.map((value) => ({ value, text: people.views[value] }))}
      chosen={view}
      onChoose={(each) => filterPeople({ view: each, notTaken: notTaken || latest })}
    />
  )
}

function QuizSelector({ page }: Pick<FiltersProps, 'page'>) {
  const { view, notTaken } = useStore($peopleQuery)
  if (view !== 'not-taken') return null
  return (
    <select
      className="input"
      aria-label={people.notTakenQuiz}
      value={notTaken}
      onChange={({ target }) => filterPeople({ notTaken: target.value })}
    >
      {page?.quizzes.map(({ _id, title }) => (
        <option key={_id} value={_id}>
          {title ?? results.unknownQuiz}
        </option>
      ))}
    </select>
  )
}

/** Filter and order of the learners. Enter searches immediately. */
export function PeopleFilters({ page, searchRef }: FiltersProps) {
  const text = useStore(peopleSearch.$text)
  return (
    <search>
      <form
        className="toolbar"
        onSubmit={(event) => {
          event.preventDefault()
          peopleSearch.now()
        }}
      >
        <SearchBox
          label={people.search}
          placeholder={people.searchHint}
          text={text}
          onType={peopleSearch.type}
          inputRef={searchRef}
        />
        <GroupSelector page={page} />
        <SortSelector />
        <Views page={page} />
        <QuizSelector page={page} />
      </form>
    </search>
  )
}
