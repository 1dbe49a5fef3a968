import { useStore } from '@nanostores/react'
import { useId } from 'react'
import type { User } from '../../domain/session/session.ts'
import { home } from '../../messages/en/home.ts'
import { withWords } from '../../messages/lib/words.ts'
import { readHome } from '../../stores/home/quiz-cards.ts'
import { offering } from '../../stores/session/features.ts'
import { $slotStatus, $slotUnknown } from '../../stores/slots/current-slot.ts'
import { focusTitle } from '../../ui/hooks/focus-title.ts'
import { useFocusAfter } from '../../ui/hooks/use-focus-after.ts'
import { useIdle } from '../../ui/hooks/use-idle.ts'
import { Card } from '../../ui/layout/card.tsx'
import { lazyComponent } from '../../ui/lib/lazy-component.tsx'
import homeSheet from '../../ui/styles/home.css?inline'
import { Styled } from '../parts/page/styled.tsx'
import { LazyReportAnswers } from '../parts/reports/lazy-reports.ts'
import { SlotUnknown } from '../parts/slots/slot-unknown.tsx'
import { CurrentSlotCard } from './current-slot-card.tsx'
import { QuizList } from './quiz-list.tsx'
import { useTitleFocus } from './use-title-focus.ts'

/** They are part of the quiz screen, which is preloaded. */
const DeviceChecks = lazyComponent(() =>
  import('../parts/quiz/device-checks.tsx').then((chunk) => chunk.DeviceChecks),
)

/** A skeleton, without text that may turn out wrong. */
const Loading = () => (
  <Card className="waiting-room" aria-busy="true">
    <span className="bone round" />
    <div className="waiting-side bones" aria-hidden="true">
      <span className="bone line short" />
      <span className="bone block middling" />
      <span className="bone line" />
    </div>
  </Card>
)

function LearnerSlot({ name }: { name: string }) {
  const [status, unknown] = [useStore($slotStatus), useStore($slotUnknown)]
  const titleFocus = useTitleFocus()
  // The button disappears; the title above it, which says what is next, stays in view.
  const onChanged = useFocusAfter(() => titleFocus.ref.current && focusTitle(titleFocus.ref.current))
  return (
    <div className="stack" {...titleFocus}>
      {status ? (
        <CurrentSlotCard name={name} status={status} onChanged={onChanged} />
      ) : (
        <>
          <h1 className="title">{home.welcome(name)}</h1>
          {unknown ? <SlotUnknown /> : <Loading />}
        </>
      )}
    </div>
  )
}

const $reports = offering('reports')

/** What became of own reports; the first screen does not wait for it. */
function Answers() {
  const offered = useStore($reports)
  return useIdle() && offered && <LazyReportAnswers />
}

function LearnerHome({ name }: { name: string }) {
  const status = useStore($slotStatus)
  const readyId = useId()
  return (
    <>
      <LearnerSlot name={name} />
      <Answers />
      {/* Nothing is shown while the slot is unknown. */}
      <p className="visually-hidden" aria-live="polite">
        {status && home.intros[status.state]}
      </p>
      <div className="rooms">
        <QuizList />
        {status?.state === 'upcoming' && (
          <aside className="stack" aria-labelledby={readyId}>
            <h2 className="heading" id={readyId}>
              {home.getReady}
            </h2>
            <DeviceChecks titled={false} />
          </aside>
        )}
      </div>
    </>
  )
}

/** Of administrators alone. */
const AdminHome = lazyComponent(
  withWords(['admin'], () => import('./admin-home.tsx').then((chunk) => chunk.AdminHome)),
)

const Home = ({ user }: { user: User }) => (
  <Styled sheet={homeSheet} className="sheet">
    {user.isAdmin ? <AdminHome name={user.name} /> : <LearnerHome name={user.name} />}
  </Styled>
)

export const HomeScreen = Object.assign(Home, { prepare: readHome })
