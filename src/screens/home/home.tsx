import { useStore } from '@nanostores/react'
import type { User } from '../../domain/session/session.ts'
import type { SlotStatus } from '../../domain/slots/slot.ts'
import { $currentSlot, $slotStatus } from '../../stores/slots/current-slot.ts'
import { LineBones } from '../../ui/feedback/spinner.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { AdminCards } from './admin-cards.tsx'
import { QuizList } from './quiz-list.tsx'
import { SlotCard } from './slot-card.tsx'

const LEDES: Record<SlotStatus['state'], string> = {
  active: 'Your slot is running. Every active quiz below is open until it ends.',
  upcoming: 'Your slot is booked. Quizzes open when it begins.',
  inactive: 'Your slot is not active. Book another one to take a quiz.',
  none: 'Book a 30-minute slot to take the quizzes that are active in it.',
}

/** A failed check of the slot is only logged: then there is no card. */
function LearnerSlot() {
  const status = useStore($slotStatus)
  const { loading } = useStore($currentSlot)
  if (status) return <SlotCard status={status} />
  if (!loading) return null
  return (
    <Card aria-busy="true">
      <LineBones lines={3} />
    </Card>
  )
}

export function HomeScreen({ user }: { user: User }) {
  const status = useStore($slotStatus)
  const lede = user.isAdmin
    ? 'Every quiz is open to you. Learners see theirs during their booked slot.'
    : LEDES[status?.state ?? 'none']
  return (
    <div className="sheet">
      <div className="stack near">
        <h1 className="title">Welcome, {user.name}</h1>
        <p className="lede" aria-live="polite">
          {lede}
        </p>
      </div>
      {user.isAdmin ? <AdminCards /> : <LearnerSlot />}
      <QuizList />
    </div>
  )
}
