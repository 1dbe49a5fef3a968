import { useStore } from '@nanostores/react'
import type { User } from '../../domain/session/session.ts'
import { home } from '../../messages/home/en.ts'
import { readHome } from '../../stores/home/quiz-cards.ts'
import { $currentSlot, $slotStatus } from '../../stores/slots/current-slot.ts'
import { LineSkeleton } from '../../ui/feedback/spinner.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { AdminCards } from './admin-cards.tsx'
import { CurrentSlotCard } from './current-slot-card.tsx'
import { QuizList } from './quiz-list.tsx'

/** A failed read of the slot is only logged, and leaves no card. */
function LearnerSlot() {
  const status = useStore($slotStatus)
  const { loading } = useStore($currentSlot)
  if (status) return <CurrentSlotCard status={status} />
  if (!loading) return null
  return (
    <Card aria-busy="true">
      <LineSkeleton lines={3} />
    </Card>
  )
}

function Home({ user }: { user: User }) {
  const status = useStore($slotStatus)
  const intro = user.isAdmin ? home.adminIntro : home.intros[status?.state ?? 'none']
  return (
    <div className="sheet">
      <div className="stack near">
        <h1 className="title">{home.welcome(user.name)}</h1>
        <p className="lede" aria-live="polite">
          {intro}
        </p>
      </div>
      {user.isAdmin ? <AdminCards /> : <LearnerSlot />}
      <QuizList />
    </div>
  )
}

export const HomeScreen = Object.assign(Home, { prepare: readHome })
