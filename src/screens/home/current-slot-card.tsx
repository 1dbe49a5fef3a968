import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import { Link } from 'wouter'
import { paths } from '../../domain/page/paths.ts'
import { awaitsScore } from '../../domain/results/results.ts'
import type { SlotStatus, Span } from '../../domain/slots/slot.ts'
import { spanMinutes } from '../../domain/slots/slot.ts'
import { home } from '../../messages/en/home.ts'
import { results } from '../../messages/en/results.ts'
import { format } from '../../messages/lib/language.ts'
import { $handedIn, $quizCards } from '../../stores/home/quiz-cards.ts'
import { $quizzes } from '../../stores/quizzes/quizzes.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Icon } from '../../ui/layout/icon.tsx'
import { LinkButton } from '../parts/page/link-button.tsx'
import { FreeTimes } from './free-times.tsx'
import { BigNumbers, Hero, Welcome } from './hero.tsx'
import { useUnfolding } from './use-unfolding.ts'
import { WaitingRoom } from './waiting-room.tsx'

/** Thirds of the scale if they are whole minutes. */
const marksOf = (minutes: number) =>
  (minutes % 3 === 0 ? [0, 1 / 3, 2 / 3, 1] : [0, 1]).map((share) => ({
    share,
    label: home.scaleMark(Math.round(minutes * share), share === 1),
  }))

function TimeRemaining({ span, left }: { span: Span; left: number }) {
  const minutes = spanMinutes(span)
  return (
    <div className="slot-scale">
      <ProgressBar
        label={home.slotTime}
        value={left}
        max={minutes}
        marks="slot"
        valueText={home.slotProgress(left, minutes)}
      />
      <div className="scale-marks" aria-hidden="true">
        {marksOf(minutes).map(({ share, label }) => (
          <span key={share} style={{ insetInlineStart: `${share * 100}%` }}>
            {label}
          </span>
        ))}
      </div>
    </div>
  )
}

function Running({ name, span, left }: { name: string; span: Span; left: number }) {
  return (
    <Card as="section" className="slot-now" yours aria-label={home.yourSlot}>
      <div>
        <Badge tone="green">{home.slotActive}</Badge>
      </div>
      <Welcome name={name}>
        <BigNumbers>{home.minutesRemaining(left)}</BigNumbers>
      </Welcome>
      <div className="slot-when number">
        <p className="strong">{format.timeRange(span.from, span.to)}</p>
        <p className="note">{home.dayAndZone(span.from)}</p>
        <Link href={paths.bookSlot}>{home.bookAnotherSlot}</Link>
      </div>
      <TimeRemaining span={span} left={left} />
    </Card>
  )
}

function HandedIn() {
  const rows = useStore($handedIn)
  if (!rows?.length) return null
  return (
    <ul className="quiz-rows">
      {rows.map(({ _id, quiz, score, correctAnswers, totalQuestions, reviewFrom }) => (
        <li className="quiz-row" key={_id}>
          <Icon name="check" />
          <h2 className="subheading quiz-name" id={`result-${_id}`}>
            {quiz?.title ?? results.unknownQuiz}
          </h2>
          <ul className="facts number">
            {awaitsScore({ score, reviewFrom }) ? (
              <li>{results.comes(Date.parse(reviewFrom ?? ''))}</li>
            ) : (
              <>
                <li>{home.score(score)}</li>
                <li>{home.outOf(correctAnswers, totalQuestions)}</li>
              </>
            )}
          </ul>
          {quiz && (
            <div className="row">
              <LinkButton to={paths.quizResult(quiz._id)} dense aria-describedby={`result-${_id}`}>
                {home.viewResults}
              </LinkButton>
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

function Over({ name, span }: { name: string; span: Span }) {
  const count = useStore($handedIn)?.length ?? 0
  // Then the running attempt is the next step.
  const working = useStore($quizCards).length > 0
  return (
    <Hero name={name} title={count > 0 ? home.slotOverWellDone : home.slotOver} drawing="balance">
      <p className="lede">{count > 0 ? home.handedIn(count, span) : home.lastSlot(span)}</p>
      <HandedIn />
      <LinkButton to={paths.bookSlot} kind={working ? 'plain' : 'primary'} className="way-on">
        {home.bookAnotherSlot}
      </LinkButton>
    </Hero>
  )
}

function None({ name, onChanged }: { name: string; onChanged: () => void }) {
  // Then a slot leads nowhere yet.
  const isEmpty = useStore($quizzes).data?.rows.length === 0
  return (
    <Hero name={name} title={isEmpty ? home.settingUp : home.chooseTime} drawing="pendulum">
      <p className="lede">{isEmpty ? home.settingUpNote : home.intros.none}</p>
      {!isEmpty && <FreeTimes onBooked={onChanged} />}
      <LinkButton to={paths.bookSlot} kind={isEmpty ? 'plain' : 'primary'} className="way-on">
        {home.bookSlot}
      </LinkButton>
    </Hero>
  )
}

interface CurrentSlotCardProps {
  /** The learner's. */
  name: string
  status: SlotStatus
  /** A slot was booked or cancelled here. */
  onChanged: () => void
}

/** The learner's slot: none, upcoming, running or over. The card animates between these states. */
export function CurrentSlotCard({ name, status, onChanged }: CurrentSlotCardProps) {
  const ref = useRef<HTMLDivElement>(null)
  useUnfolding(ref, status.state)
  // A separate element per state: after animating one, Chromium 147 may leave everything inert once a modal dialog
  // closes.
  return (
    <div key={status.state} ref={ref}>
      {status.state === 'none' && <None name={name} onChanged={onChanged} />}
      {status.state === 'upcoming' && <WaitingRoom name={name} span={status.span} onCancelled={onChanged} />}
      {status.state === 'active' && <Running name={name} span={status.span} left={status.minutesRemaining} />}
      {status.state === 'inactive' && <Over name={name} span={status.span} />}
    </div>
  )
}
