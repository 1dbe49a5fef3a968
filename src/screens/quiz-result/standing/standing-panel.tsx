import { useStore } from '@nanostores/react'
import { useId, useMemo } from 'react'
import { FEWEST_FOR_STANDING, type Standing } from '../../../domain/results/standing.ts'
import { standing as words } from '../../../messages/en/standing.ts'
import { format } from '../../../messages/lib/language.ts'
import {
  $standingBusy,
  $standingHidden,
  $standingUnsaved,
  areTooFew,
  showStanding,
  standingOf,
} from '../../../stores/results/standing.ts'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { LineSkeleton } from '../../../ui/feedback/spinner.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import standingSheet from '../../../ui/styles/standing.css?inline'
import { Styled } from '../../parts/page/styled.tsx'
import type { NumberedQuestion } from '../numbered-question.ts'
import { OthersShares } from './others-shares.tsx'
import { FewDrawing, PlaceScale } from './place-scale.tsx'

interface PlaceProps {
  standing: Standing
  score: number
}

function Place({ standing, score }: PlaceProps) {
  const { percentile, median, slot, of } = standing
  return (
    <div>
      <p className="standing-words">{words.words(percentile)}</p>
      <PlaceScale median={median} score={score} />
      <dl className="result-facts number">
        {slot && (
          <div>
            <dt>{words.inSlot(slot.of)}</dt>
            <dd>{words.ofHundred(slot.percentile)}</dd>
          </div>
        )}
        <div>
          <dt>{words.attempts}</dt>
          <dd>{format.count(of)}</dd>
        </div>
      </dl>
      <p className="note">{words.honest}</p>
    </div>
  )
}

const TooFew = () => (
  <div className="state few">
    <FewDrawing />
    <p className="subheading">{words.few}</p>
    <p className="lede">{words.fewNote(FEWEST_FOR_STANDING)}</p>
  </div>
)

export interface StandingPanelProps {
  quizId: string
  /** One's own, in percent. */
  score: number
  review: readonly NumberedQuestion[]
}

function Shown({ quizId, score, review }: StandingPanelProps) {
  const $standing = useMemo(() => standingOf(quizId), [quizId])
  const { data, error } = useStore($standing)
  if (data)
    return (
      <div className="standing">
        <Place standing={data} score={score} />
        {data.rightShares.length > 0 && <OthersShares shares={data.rightShares} review={review} />}
      </div>
    )
  if (!error) return <LineSkeleton lines={4} />
  if (areTooFew(error)) return <TooFew />
  return (
    <Banner
      tone="gray"
      action={
        <Button dense icon="refresh" onClick={() => $standing.revalidate()}>
          {words.again}
        </Button>
      }
    >
      {words.failed}
    </Banner>
  )
}

/** Where a result stands among all of the quiz: words first, and not on paper, where it would grow old. Who switches it off is told nothing, and nothing is asked. */
export function StandingPanel(props: StandingPanelProps) {
  const [isHidden, isBusy, isUnsaved] = [
    useStore($standingHidden),
    useStore($standingBusy),
    useStore($standingUnsaved),
  ]
  const titleId = useId()
  return (
    <Styled sheet={standingSheet} className="no-print">
      <section className="card stack" aria-labelledby={titleId}>
        <div className="card-row">
          <h2 className="heading" id={titleId}>
            {words.title}
          </h2>
          <label className="onoff">
            <input
              type="checkbox"
              role="switch"
              checked={!isHidden}
              aria-checked={!isHidden}
              aria-disabled={isBusy}
              onChange={(event) => void showStanding(event.target.checked)}
            />
            <span>{words.show}</span>
          </label>
        </div>
        <p className={isUnsaved ? 'note' : 'visually-hidden'} role="status">
          {isUnsaved && words.notSaved}
        </p>
        {isHidden ? <p className="note">{words.hidden}</p> : <Shown {...props} />}
      </section>
    </Styled>
  )
}
