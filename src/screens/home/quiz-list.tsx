import { useStore } from '@nanostores/react'
import { useId } from 'react'
import { paths } from '../../domain/lib/paths.ts'
import type { Rows } from '../../domain/lib/rows.ts'
import type { QuizSummary } from '../../domain/quizzes/quiz.ts'
import { explain } from '../../messages/failures/explain.ts'
import { home } from '../../messages/home/en.ts'
import { $opening } from '../../stores/attempts/waiting-room.ts'
import { $quizCards, $quizCounts, $quizFilter } from '../../stores/home/quiz-cards.ts'
import { $quizzes } from '../../stores/quizzes/quizzes.ts'
import { $user } from '../../stores/session/session.ts'
import { $hasAccess, $slotStatus, $slotUnknown } from '../../stores/slots/current-slot.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { RemoteView } from '../../ui/feedback/remote-view.tsx'
import { CardSkeleton } from '../../ui/feedback/spinner.tsx'
import { TabPanel, Tabs } from '../../ui/layout/tabs.tsx'
import { LinkButton } from '../parts/link-button.tsx'
import { OddRows } from '../parts/odd-rows.tsx'
import { QuizCard } from './quiz-card.tsx'

const SKELETON_CARDS = 3

/** Without a running slot a learner sees no quizzes, but when they will open. */
function SlotNeeded() {
  const [status, unknown] = [useStore($slotStatus), useStore($slotUnknown)]
  if (unknown) return <EmptyState icon="clock" title={home.slotUnknown} />
  if (!status) return <CardSkeleton count={SKELETON_CARDS} />
  if (status.state !== 'upcoming')
    return (
      <EmptyState
        icon="calendar"
        title={home.bookSlotFirst}
        action={<LinkButton to={paths.bookSlot}>{home.bookSlot}</LinkButton>}
      />
    )
  const { from, to } = status.span
  return <EmptyState icon="clock" title={home.quizzesInSlot} note={home.span(from, to)} />
}

function Cards({ total }: { total: number }) {
  const cards = useStore($quizCards)
  const filter = useStore($quizFilter)
  const user = useStore($user)
  const opening = useStore($opening)
  if (total === 0 && opening) return <EmptyState icon="clock" title={home.opening} />
  if (total === 0) return <EmptyState icon="list" title={home.noQuizzes} />
  if (cards.length === 0) return <EmptyState icon="list" title={home.noneFound[filter]} />
  return (
    <ul className="cards">
      {cards.map((card) => (
        <QuizCard key={card.quiz._id} {...card} user={user} />
      ))}
    </ul>
  )
}

function OpenQuizzes({ list }: { list: Rows<QuizSummary> }) {
  const user = useStore($user)
  const hasAccess = useStore($hasAccess)
  if (user && !hasAccess) return <SlotNeeded />
  return (
    <>
      <Cards total={list.rows.length} />
      <OddRows odd={list.odd} />
    </>
  )
}

/** The filter tabs with the quizzes below. */
export function QuizList() {
  const quizzes = useStore($quizzes)
  const counts = useStore($quizCounts)
  const filter = useStore($quizFilter)
  const panelId = useId()
  return (
    <section className="stack">
      <h2 className="visually-hidden">{home.quizzes}</h2>
      <Tabs
        label={home.filter}
        tabs={counts.map(({ filter: id, count }) => ({ id, label: home.filters[id], count }))}
        selected={filter}
        onSelect={(id) => $quizFilter.set(id)}
        panelId={panelId}
      />
      <TabPanel id={panelId} selected={filter}>
        <RemoteView
          remote={quizzes}
          skeleton={<CardSkeleton count={SKELETON_CARDS} />}
          explain={(error) => explain(error, 'fetch-quizzes')}
          onRetry={$quizzes.revalidate}
        >
          {(list) => <OpenQuizzes list={list} />}
        </RemoteView>
      </TabPanel>
    </section>
  )
}

/** For below the sign-in: renders only if the API lists quizzes to visitors. */
export function VisitorQuizzes() {
  const { data } = useStore($quizzes)
  return data ? <QuizList /> : null
}
