import { useStore } from '@nanostores/react'
import { paths } from '../../domain/page/paths.ts'
import type { User } from '../../domain/session/session.ts'
import { home } from '../../messages/en/home.ts'
import { oneQuiz } from '../../messages/en/one-quiz.ts'
import { quizStatus } from '../../messages/en/quiz-status.ts'
import type { CardOf } from '../../stores/home/quiz-cards.ts'
import { $signInPlace } from '../../stores/page/sign-in-place.ts'
import { $slotStatus, $slotUnknown } from '../../stores/slots/current-slot.ts'
import { Button } from '../../ui/forms/button.tsx'
import { focusTitle } from '../../ui/hooks/focus-title.ts'
import { hostOf } from '../parts/access/sign-in-above.tsx'
import { LinkButton } from '../parts/page/link-button.tsx'
import { SlotUnknown } from '../parts/slots/slot-unknown.tsx'

/** Scrolls to the page's booking element and focuses it. */
function showBooker(booker: Element): void {
  hostOf(booker).scrollIntoView({ block: 'start' })
  focusTitle(booker)
}

/** Where to book: the page's booking element if there is one, else this element's booking page. */
function Book() {
  const booker = useStore($signInPlace)
  return booker ? (
    <Button kind="primary" icon="calendar" onClick={() => showBooker(booker)}>
      {home.bookSlot}
    </Button>
  ) : (
    <LinkButton to={paths.bookSlot} kind="primary" icon="calendar">
      {home.bookSlot}
    </LinkButton>
  )
}

/** An open quiz is taken in a slot. */
function Open({ quizId, user }: { quizId: string; user: User }) {
  const [slot, unknown] = [useStore($slotStatus), useStore($slotUnknown)]
  if (user.isAdmin || slot?.state === 'active')
    return (
      <LinkButton to={paths.quiz(quizId)} kind="primary" iconEnd="right">
        {home.takeQuiz}
      </LinkButton>
    )
  if (!slot) return unknown ? <SlotUnknown /> : null
  return slot.state === 'upcoming' ? (
    <p className="note">{oneQuiz.slotAt(slot.span)}</p>
  ) : (
    <>
      <p className="note">{oneQuiz.needsSlot}</p>
      <Book />
    </>
  )
}

/** Not open: says when it will be, next to the disabled button. */
const Closed = ({ card: { quiz, status } }: { card: CardOf }) => (
  <>
    <p className="note number">
      {status === 'ended'
        ? oneQuiz.endedNote(Date.parse(quiz.endTime))
        : oneQuiz.opensAt(Date.parse(quiz.startTime))}
    </p>
    <Button disabled>{quizStatus[status]}</Button>
  </>
)

/** The main action for a quiz. */
export function NextStep({ card, user }: { card: CardOf; user: User }) {
  const { quiz, status, completed, attempt } = card
  if (attempt)
    return (
      <LinkButton to={paths.quiz(quiz._id)} kind="primary" iconEnd="right">
        {oneQuiz.goOn}
      </LinkButton>
    )
  if (completed)
    return (
      <LinkButton to={paths.quizResult(quiz._id)} kind="primary">
        {home.viewResults}
      </LinkButton>
    )
  return status === 'active' ? <Open quizId={quiz._id} user={user} /> : <Closed card={card} />
}
