import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { isSaved, summarizeAttempt } from '../../../domain/attempts/attempt.ts'
import { mayHideClock, timeLeftMs } from '../../../domain/attempts/attempt-time.ts'
import { examAids } from '../../../messages/en/exam-aids.ts'
import { reading } from '../../../messages/en/reading.ts'
import { takeQuiz } from '../../../messages/en/take-quiz.ts'
import { format } from '../../../messages/lib/language.ts'
import { $savedAt } from '../../../stores/attempts/record.ts'
import { $storage } from '../../../stores/lib/storage.ts'
import { $now } from '../../../stores/page/clock.ts'
import { $openAid } from '../../../stores/page/exam-keys.ts'
import { Button } from '../../../ui/forms/button.tsx'
import { useAfterPaint } from '../../../ui/hooks/use-after-paint.ts'
import type { ClockProps } from '../countdown.tsx'

export type DetailsProps = Omit<ClockProps, 'quiz'>

interface FactProps {
  label: string
  /** The longest that the label may be: its space is reserved, so that the question below never moves. */
  longest?: string
  value: ReactNode
}

const Fact = ({ label, longest = label, value }: FactProps) => (
  <div className="stat">
    <dt data-longest={longest}>
      <span>{label}</span>
    </dt>
    <dd translate="no">{value}</dd>
  </div>
)

const longestOf = (labels: readonly string[]) =>
  labels.reduce((longest, label) => (label.length > longest.length ? label : longest))

/** Four places that never move. The first is for narrow boxes, where the header has no meter in words. */
function Facts({ attempt }: Pick<DetailsProps, 'attempt'>) {
  const { exam, navigator } = takeQuiz
  const { attempted, total, percent } = summarizeAttempt(attempt)
  // Updated after the answer itself is painted.
  const savedAt = useAfterPaint(useStore($savedAt))
  const onDevice = useStore($storage) === 'device'
  const byApi = isSaved(attempt)
  const isKept = (byApi || onDevice) && savedAt !== undefined
  return (
    <dl className="figures number">
      <Fact
        label={navigator.answered}
        value={`${exam.answeredOf(attempted, total)}${exam.answeredShare(percent)}`}
      />
      <Fact label={navigator.flagged} value={attempt.flags.length} />
      <Fact
        label={exam.keptBy(byApi, onDevice)}
        longest={longestOf([exam.keptBy(true, true), exam.keptBy(false, true), exam.keptBy(false, false)])}
        value={isKept ? format.time(savedAt) : '–'}
      />
      <Fact label={exam.ends} value={format.time(attempt.deadline)} />
    </dl>
  )
}

/** The same as text, for those who would not press a clock. */
function ClockToggle({ attempt, unwanted, onToggle }: DetailsProps) {
  const mayHide = mayHideClock(timeLeftMs(attempt, useStore($now)))
  return (
    <Button kind="quiet" dense aria-disabled={!mayHide} onClick={() => mayHide && onToggle()}>
      {takeQuiz.exam.toggleClock(unwanted && mayHide)}
    </Button>
  )
}

/** What does not fit into the header: the facts, the clock as text, and buttons for the aids. */
export const HeadDetails = (clock: DetailsProps) => (
  <>
    <Facts attempt={clock.attempt} />
    <div className="row">
      <Button kind="quiet" dense aria-haspopup="dialog" onClick={() => $openAid.set('reading')}>
        {reading.title}
      </Button>
      <Button kind="quiet" dense aria-haspopup="dialog" onClick={() => $openAid.set('keys')}>
        {examAids.keys}
      </Button>
      <ClockToggle {...clock} />
    </div>
  </>
)
