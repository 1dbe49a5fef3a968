import { useStore } from '@nanostores/react'
import { type ComponentType, useId } from 'react'
import { Failure } from '../../domain/lib/failure.ts'
import type { SlotStatus } from '../../domain/slots/slot.ts'
import { home } from '../../messages/en/home.ts'
import { explain } from '../../messages/explain.ts'
import { $openInSlot, $quizCards, $quizCounts, $quizFilter } from '../../stores/home/quiz-cards.ts'
import { $quizzes } from '../../stores/quizzes/quizzes.ts'
import { $user } from '../../stores/session/session.ts'
import { $away } from '../../stores/session/visitor.ts'
import { $hasAccess, $slotStatus, $slotUnknown } from '../../stores/slots/current-slot.ts'
import { $opening } from '../../stores/slots/waiting-room.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { RemoteView } from '../../ui/feedback/remote-view.tsx'
import { RowSkeleton } from '../../ui/feedback/spinner.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { TabPanel, Tabs } from '../../ui/layout/tabs.tsx'
import { RowBoundary } from '../../ui/lib/row-boundary.tsx'
import homeSheet from '../../ui/styles/home.css?inline'
import { UnreadableRows } from '../parts/admin/odd-rows.tsx'
import { Styled } from '../parts/page/styled.tsx'
import { EmptyList } from './empty-list.tsx'
import { type CardsProps, QuizCard } from './quiz-card.tsx'
import { VisitorQuiz } from './visitor-quiz.tsx'

interface ListProps {
  /** Shows the quizzes instead of cards. */
  Rows?: ComponentType<CardsProps> | undefined
}

/** As tall as three cards, so that what is below does not appear and disappear. */
const SKELETON_ROWS = 5

const AWAITED_ROWS = 3

/** A learner without an active slot. */
function useIsLocked(): boolean {
  const [user, hasAccess] = [useStore($user), useStore($hasAccess)]
  return user !== undefined && !hasAccess
}

/** Only those who can take quizzes now need an explanation of the list. */
function Heading() {
  const [user, locked] = [useStore($user), useIsLocked()]
  return (
    <div className={user && !locked ? 'visually-hidden' : 'stack near'}>
      <h2 className="heading">{home.quizzes}</h2>
      {!user && <p className="note">{home.visitorNote}</p>}
    </div>
  )
}

function ShowAll() {
  const counts = useStore($quizCounts)
  const all = counts.find(({ filter }) => filter === 'all')?.count ?? 0
  return <Button onClick={() => $quizFilter.set('all')}>{home.showAll(all)}</Button>
}

function NoCards({ total }: { total: number }) {
  const [filter, opening] = [useStore($quizFilter), useStore($opening)]
  if (total === 0 && opening) return <EmptyState drawing="pendulum" title={home.opening} />
  if (total === 0)
    return (
      <slot name="empty">
        <EmptyState drawing="field" title={home.noQuizzes} />
      </slot>
    )
  return (
    <EmptyState drawing="balance" title={home.noneFound[filter]} action={filter !== 'all' && <ShowAll />} />
  )
}

function Cards({ Rows }: ListProps) {
  const [cards, user] = [useStore($quizCards), useStore($user)]
  if (!user)
    return (
      <ul className="quiz-rows">
        {cards.map((card) => (
          <RowBoundary key={card.quiz._id}>
            <VisitorQuiz {...card} />
          </RowBoundary>
        ))}
      </ul>
    )
  if (Rows) return <Rows cards={cards} />
  // One main action: the running attempt, or else the first quiz.
  const steps = cards.filter(
    ({ status, completed, attempt }) => attempt || (status === 'active' && !completed),
  )
  const step = steps.find(({ attempt }) => attempt) ?? steps[0]
  return (
    <ul className="cards">
      {cards.map((card) => (
        <RowBoundary key={card.quiz._id}>
          <QuizCard {...card} first={card === step} />
        </RowBoundary>
      ))}
    </ul>
  )
}

function Quizzes({ total, Rows }: ListProps & { total: number }) {
  const cards = useStore($quizCards)
  return cards.length > 0 ? <Cards Rows={Rows} /> : <NoCards total={total} />
}

const OpenList = ({ Rows }: ListProps) => (
  <RemoteView
    remote={useStore($quizzes)}
    skeleton={<RowSkeleton count={SKELETON_ROWS} />}
    explain={(error) => explain(error, 'fetch-quizzes')}
    onRetry={$quizzes.revalidate}
  >
    {({ rows, odd }) => (
      <>
        <Quizzes total={rows.length} Rows={Rows} />
        <UnreadableRows odd={odd} />
      </>
    )}
  </RemoteView>
)

/** Why the list is empty. */
function Reason({ status }: { status: SlotStatus }) {
  const [open, { data }] = [useStore($openInSlot), useStore($quizzes)]
  if (status.state === 'none' && data?.rows.length === 0)
    return <EmptyList title={home.noQuizzes} notes={[home.bookSlotLater]} />
  if (status.state !== 'upcoming')
    return <EmptyList title={home.bookSlotFirst} notes={[home.bookSlotFirstNote]} />
  const { from, to } = status.span
  const then = open === undefined ? [] : [home.openInSlot(open)]
  return <EmptyList title={home.quizzesInSlot} notes={[home.span(from, to), home.opensAt(from), ...then]} />
}

/** Empty without an active slot, except for running attempts: the end of a slot does not end an attempt. */
function LockedList() {
  const [status, unknown] = [useStore($slotStatus), useStore($slotUnknown)]
  const cards = useStore($quizCards)
  if (unknown) return <EmptyList title={home.slotUnknown} notes={[]} />
  if (!status) return <RowSkeleton count={SKELETON_ROWS} />
  return (
    <div className="stack">
      {cards.length > 0 && <Cards />}
      <Reason status={status} />
    </div>
  )
}

/** The filter tabs with the quizzes below. */
export function QuizList({ Rows }: ListProps) {
  const counts = useStore($quizCounts)
  const filter = useStore($quizFilter)
  const panelId = useId()
  return (
    <section className="stack">
      <Heading />
      <Tabs
        label={home.filter}
        tabs={counts.map(({ filter: id, count }) => ({ id, label: home.filters[id], count }))}
        selected={filter}
        onSelect={(id) => $quizFilter.set(id)}
        panelId={panelId}
      />
      <TabPanel id={panelId} selected={filter}>
        {useIsLocked() ? <LockedList /> : <OpenList Rows={Rows} />}
      </TabPanel>
    </section>
  )
}

/** Keeps the list's place while the API is away, which the sign-in says. */
const AwaitedList = () => (
  <section className="stack">
    <div className="stack near">
      <h2 className="heading">{home.quizzes}</h2>
      <p className="note">{home.listAwaited}</p>
    </div>
    <RowSkeleton count={AWAITED_ROWS} still />
  </section>
)

/** Shown next to the sign-in, unless the API turns out to list no quizzes to visitors. */
export function VisitorQuizzes() {
  const [{ data, error, loading }, away] = [useStore($quizzes), useStore($away)]
  const isAway = !data && (away ?? (error instanceof Failure && error.retryable))
  if (!data && !isAway && !loading) return null
  return <Styled sheet={homeSheet}>{isAway ? <AwaitedList /> : <QuizList />}</Styled>
}
