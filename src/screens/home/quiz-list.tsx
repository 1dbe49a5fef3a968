import { useStore } from '@nanostores/react'
import { useId } from 'react'
import { paths } from '../../domain/lib/paths.ts'
import type { QuizFilter } from '../../domain/quizzes/quiz.ts'
import { format } from '../../messages/english.ts'
import { explain } from '../../messages/failures/explain.ts'
import { $opening } from '../../stores/attempts/waiting-room.ts'
import { $filter, $quizCards, $quizCounts } from '../../stores/home/quiz-cards.ts'
import { $quizzes } from '../../stores/quizzes/quizzes.ts'
import { $user } from '../../stores/session/session.ts'
import { $hasAccess, $slotStatus } from '../../stores/slots/current-slot.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { RemoteView } from '../../ui/feedback/remote-view.tsx'
import { CardBones } from '../../ui/feedback/spinner.tsx'
import { TabPanel, Tabs } from '../../ui/layout/tabs.tsx'
import { LinkButton } from '../parts/link-button.tsx'
import { QuizCard } from './quiz-card.tsx'

const LABELS: Record<QuizFilter, string> = {
  all: 'All',
  active: 'Active',
  upcoming: 'Upcoming',
  ended: 'Ended',
  completed: 'Completed',
}

/** A learner without a running slot sees no quizzes, but when they will open. */
function SlotNeeded() {
  const status = useStore($slotStatus)
  if (status?.state !== 'upcoming')
    return (
      <EmptyState
        icon="calendar"
        title="Book a slot to access quizzes"
        action={<LinkButton to={paths.bookSlot}>Book Slot</LinkButton>}
      />
    )
  const { from, to } = status.span
  return (
    <EmptyState
      icon="clock"
      title="Quizzes available during your slot time"
      note={`${format.longDate(from)} · ${format.timeRange(from, to)}`}
    />
  )
}

function Cards({ total }: { total: number }) {
  const cards = useStore($quizCards)
  const filter = useStore($filter)
  const user = useStore($user)
  const hasAccess = useStore($hasAccess)
  const opening = useStore($opening)
  if (user && !hasAccess) return <SlotNeeded />
  if (total === 0 && opening) return <EmptyState icon="clock" title="Opening your quizzes..." />
  if (total === 0) return <EmptyState icon="list" title="No quizzes available" />
  if (cards.length === 0) return <EmptyState icon="list" title={`No ${filter} quizzes found`} />
  return (
    <ul className="cards">
      {cards.map((card) => (
        <QuizCard key={card.quiz._id} {...card} user={user} />
      ))}
    </ul>
  )
}

/** The quizzes, by their filter tabs. */
export function QuizList() {
  const quizzes = useStore($quizzes)
  const counts = useStore($quizCounts)
  const filter = useStore($filter)
  const panelId = useId()
  return (
    <section className="stack">
      <h2 className="visually-hidden">Quizzes</h2>
      <Tabs
        label="Filter"
        tabs={counts.map(({ filter: id, count }) => ({ id, label: LABELS[id], count }))}
        selected={filter}
        onSelect={(id) => $filter.set(id)}
        panelId={panelId}
      />
      <TabPanel id={panelId} selected={filter}>
        <RemoteView
          remote={quizzes}
          bones={<CardBones count={3} />}
          explain={(error) => explain(error, 'fetch-quizzes')}
          onRetry={$quizzes.revalidate}
        >
          {(list) => <Cards total={list.length} />}
        </RemoteView>
      </TabPanel>
    </section>
  )
}

/** Below the sign-in, if the API shows its list to visitors; otherwise nothing at all. */
export function VisitorQuizzes() {
  const { data } = useStore($quizzes)
  return data ? <QuizList /> : null
}
