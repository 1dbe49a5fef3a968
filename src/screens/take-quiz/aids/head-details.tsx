import { useStore } from '@nanostores/react'
import { type Attempt, isSaved } from '../../../domain/attempts/attempt.ts'
import { mayHideClock, timeLeftMs } from '../../../domain/attempts/attempt-time.ts'
import { examAids } from '../../../messages/en/exam-aids.ts'
import { reading } from '../../../messages/en/reading.ts'
import { takeQuiz } from '../../../messages/en/take-quiz.ts'
import { $savedAt } from '../../../stores/attempts/record.ts'
import { $storage } from '../../../stores/lib/storage.ts'
import { $now } from '../../../stores/page/clock.ts'
import { $connected } from '../../../stores/page/connection.ts'
import { $openAid } from '../../../stores/page/exam-keys.ts'
import { Button } from '../../../ui/forms/button.tsx'
import { useAfterPaint } from '../../../ui/hooks/use-after-paint.ts'
import type { ClockProps } from '../countdown.tsx'

export type DetailsProps = Omit<ClockProps, 'quiz'>

/** The widest possible clock time. */
const LONG_TIME = new Date(2026, 9, 30, 22, 58, 58).getTime()

/** The longest status: its space is reserved, so that the question below never moves. */
const longestLine = () =>
  [true, false]
    .map((onDevice) => takeQuiz.exam.saved(onDevice, LONG_TIME, false))
    .reduce((longest, text) => (text.length > longest.length ? text : longest))

/** Where the answers are stored, and whether anything can be sent now. */
function SavedLine({ attempt }: { attempt: Attempt }) {
  // Updated after the answer itself is painted.
  const savedAt = useAfterPaint(useStore($savedAt))
  const onDevice = useStore($storage) === 'device'
  const connected = useStore($connected)
  return (
    <p className="note saved-line" data-longest={longestLine()}>
      <span>
        {connected && isSaved(attempt)
          ? takeQuiz.exam.savedByApi
          : takeQuiz.exam.saved(onDevice, savedAt, connected)}
      </span>
    </p>
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

/** What does not fit into the header: where the answers are stored, the clock as text, and buttons for the aids. */
export const HeadDetails = (clock: DetailsProps) => (
  <div className="row apart">
    <SavedLine attempt={clock.attempt} />
    <div className="row">
      <Button kind="quiet" dense aria-haspopup="dialog" onClick={() => $openAid.set('reading')}>
        {reading.title}
      </Button>
      <Button kind="quiet" dense aria-haspopup="dialog" onClick={() => $openAid.set('keys')}>
        {examAids.keys}
      </Button>
      <ClockToggle {...clock} />
    </div>
  </div>
)
