import { useStore } from '@nanostores/react'
import { type Ref, useId } from 'react'
import type { Rows } from '../../domain/lib/rows.ts'
import type { QuizSummary } from '../../domain/quizzes/quiz.ts'
import type { SlotStatus } from '../../domain/slots/slot.ts'
import { explain } from '../../messages/failures/explain.ts'
import { home } from '../../messages/home/en.ts'
import { $opening } from '../../stores/attempts/waiting-room.ts'
import { $nothingInSlot, $quizCards, $quizCounts, $quizFilter } from '../../stores/home/quiz-cards.ts'
import { $quizzes } from '../../stores/quizzes/quizzes.ts'
import { $user } from '../../stores/session/session.ts'
import { $hasAccess, $slotStatus, $slotUnknown } from '../../stores/slots/current-slot.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { RemoteView } from '../../ui/feedback/remote-view.tsx'
import { RowSkeleton } from '../../ui/feedback/spinner.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { TabPanel, Tabs } from '../../ui/layout/tabs.tsx'
import { classNames } from '../../ui/lib/class-names.ts'
import homeSheet from '../../ui/styles/home.css?inline'
import { OddRows } from '../parts/odd-rows.tsx'
import { Styled } from '../parts/styled.tsx'
import { LockedQuiz } from './locked-quiz.tsx'
import { QuizCard } from './quiz-card.tsx'

/** As tall as three cards, so that what is below does not come into view and go. */
const SKELETON_ROWS = 7

/** What stands above the list of somebody who may not take a quiz now. */
function lockedWords(status: SlotStatus | undefined, unknown: boolean) {
  if (unknown) return { title: home.slotUnknown }
  if (!status) return undefined
  if (status.state === 'upcoming')
    return {
      title: home.quizzesInSlot,
      note: home.span(status.span.from, status.span.to),
      plain: home.opensAt(status.span.from),
    }
  return { title: home.bookSlotFirst, note: home.bookSlotFirstNote }
}

/** Signed out, or without a slot that runs: the quizzes are there by name. */
function useIsLocked(): boolean {
  const [user, hasAccess] = [useStore($user), useStore($hasAccess)]
  return !user || !hasAccess
}

/** Nobody but who can take quizzes at once needs to be told what the list is. */
function Heading({ headingRef }: { headingRef: Ref<HTMLHeadingElement> | undefined }) {
  const [user, locked] = [useStore($user), useIsLocked()]
  const [status, unknown] = [useStore($slotStatus), useStore($slotUnknown)]
  const nothing = useStore($nothingInSlot)
  const words = user ? lockedWords(status, unknown) : { title: home.quizzes, note: home.visitorNote }
  const shown = locked && words
  return (
    <div className={shown ? 'stack near' : 'visually-hidden'}>
      <h2 className="heading" ref={headingRef} tabIndex={-1}>
        {shown ? words.title : home.quizzes}
      </h2>
      {shown && words.note && <p className="note number">{words.note}</p>}
      {shown && words.plain && <p className="note">{words.plain}</p>}
      {nothing && <p className="note">{home.noneInSlot}</p>}
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

function Cards({ total }: { total: number }) {
  const cards = useStore($quizCards)
  const user = useStore($user)
  const locked = useIsLocked()
  if (cards.length === 0) return <NoCards total={total} />
  if (locked)
    return (
      <ul className="quiz-rows">
        {cards.map((card) => (
          <LockedQuiz key={card.quiz._id} {...card} visitor={!user} />
        ))}
      </ul>
    )
  // One next step: what runs, or else the only one there is. An administrator's is the dashboard.
  const steps = cards.filter(
    ({ status, completed, attempt }) => attempt || (status === 'active' && !completed),
  )
  const step = steps.find(({ attempt }) => attempt) ?? (steps.length === 1 ? steps[0] : undefined)
  const isAdmin = user?.isAdmin === true
  return (
    <ul className={classNames('cards', isAdmin && 'tiles')}>
      {cards.map((card) => (
        <QuizCard key={card.quiz._id} {...card} user={user} first={card === step && !isAdmin} />
      ))}
    </ul>
  )
}

function Quizzes({ list }: { list: Rows<QuizSummary> }) {
  const [user, hasAccess] = [useStore($user), useStore($hasAccess)]
  const [status, unknown] = [useStore($slotStatus), useStore($slotUnknown)]
  const known = !user || hasAccess || status
  if (!known) return unknown ? null : <RowSkeleton count={SKELETON_ROWS} />
  // An API may tell a learner without a slot of none: the heading says why.
  if (user && !hasAccess && list.rows.length === 0) return null
  return (
    <>
      <Cards total={list.rows.length} />
      <OddRows odd={list.odd} />
    </>
  )
}

/** The filter tabs with the quizzes below. */
export function QuizList({ headingRef }: { headingRef?: Ref<HTMLHeadingElement> | undefined }) {
  const quizzes = useStore($quizzes)
  const counts = useStore($quizCounts)
  const filter = useStore($quizFilter)
  const panelId = useId()
  return (
    <section className="stack">
      <Heading headingRef={headingRef} />
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
          skeleton={<RowSkeleton count={SKELETON_ROWS} />}
          explain={(error) => explain(error, 'fetch-quizzes')}
          onRetry={$quizzes.revalidate}
        >
          {(list) => <Quizzes list={list} />}
        </RemoteView>
      </TabPanel>
    </section>
  )
}

/** For beside the sign-in: renders only if the API lists quizzes to visitors. */
export function VisitorQuizzes() {
  const { data } = useStore($quizzes)
  return data ? (
    <Styled sheet={homeSheet}>
      <QuizList />
    </Styled>
  ) : null
}
