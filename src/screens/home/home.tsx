import { useStore } from '@nanostores/react'
import type { User } from '../../domain/session/session.ts'
import { home } from '../../messages/home/en.ts'
import { readHome } from '../../stores/home/quiz-cards.ts'
import { $slotStatus, $slotUnknown } from '../../stores/slots/current-slot.ts'
import { LineSkeleton } from '../../ui/feedback/spinner.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { SlotUnknown } from '../parts/slot-unknown.tsx'
import { AdminCards } from './admin-cards.tsx'
import { CurrentSlotCard } from './current-slot-card.tsx'
import { QuizList } from './quiz-list.tsx'

function LearnerSlot() {
  const [status, unknown] = [useStore($slotStatus), useStore($slotUnknown)]
  if (status) return <CurrentSlotCard status={status} />
  if (unknown) return <SlotUnknown />
  return (
    <Card aria-busy="true">
      <LineSkeleton lines={3} />
    </Card>
  )
}

function Home({ user }: { user: User }) {
  const status = useStore($slotStatus)
  // Nothing is said of a slot that is not known, because it is spoken.
  const intro = user.isAdmin ? home.adminIntro : status && home.intros[status.state]
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
