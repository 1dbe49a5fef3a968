import { useStore } from '@nanostores/react'
import { QUIZ_STATES, type QuizState } from '../../domain/quizzes/quiz-list.ts'
import { admin } from '../../messages/en/admin.ts'
import { $listFilter, $quizCounters, filterQuizzes } from '../../stores/quizzes/admin-quizzes.ts'
import { Segments } from '../../ui/forms/segments.tsx'
import { SearchBox } from '../parts/quiz/attempt-order.tsx'

/** Finds a quiz by its words or its state; drafts only where there are some. */
export function ListFilter() {
  const [{ state, search }, counts] = [useStore($listFilter), useStore($quizCounters)]
  const count: Record<QuizState, number> = { ...counts, all: counts.total, draft: counts.drafts }
  const states = QUIZ_STATES.filter((each) => each !== 'draft' || counts.drafts > 0 || state === 'draft')
  return (
    <search className="list-filter">
      <SearchBox
        label={admin.list.search}
        placeholder={admin.list.search}
        text={search}
        onType={(text) => filterQuizzes({ search: text })}
      />
      <Segments
        label={admin.table.status}
        options={states.map((value) => ({
          value,
          text: (
            <>
              <span>{admin.list.states[value]}</span> <span className="count">{count[value]}</span>
            </>
          ),
        }))}
        chosen={state}
        onChoose={(chosen) => filterQuizzes({ state: chosen })}
      />
    </search>
  )
}
