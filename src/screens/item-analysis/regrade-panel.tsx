import { useStore } from '@nanostores/react'
import { type ComponentType, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { ItemFigures } from '../../domain/analysis/item-figures.ts'
import { type Kind, kindOf } from '../../domain/kinds/kinds.ts'
import type { KeyChange } from '../../domain/regrade/regrade.ts'
import { regrade } from '../../messages/en/regrade.ts'
import { $regrading, forgetTrial, tryRegrade } from '../../stores/results/regrade.ts'
import { Card } from '../../ui/layout/card.tsx'
import { NeverLower, RegradeOutcome } from '../parts/admin/regrade-outcome.tsx'
import { AcceptingFoot, RegradeFoot, useOpenReports } from './accept-reports.tsx'
import { ChoiceChooser, type ChooserProps } from './regrade/choice-chooser.tsx'
import { NumberChooser } from './regrade/number-chooser.tsx'
import { SeveralChooser } from './regrade/several-chooser.tsx'

type Step = 0 | 1 | 2

const Steps = ({ current }: { current: Step }) => (
  <ol className="facts regrade-steps" aria-label={regrade.stepsLabel}>
    {regrade.steps.map((step, index) => (
      <li key={step} aria-current={index === current ? 'step' : undefined}>
        {step}
      </li>
    ))}
  </ol>
)

/** What may become right, by the kind of question. */
const CHOOSERS: Record<Kind, ComponentType<ChooserProps>> = {
  choice: ChoiceChooser,
  several: SeveralChooser,
  number: NumberChooser,
  unknown: () => null,
}

interface PanelProps {
  item: ItemFigures
  quizId: string
  onDone: () => void
  onCancel: () => void
}

/** Regrades a question in three steps: choose what is right, preview who gains and loses, apply. */
export function RegradePanel({ item, quizId, onDone, onCancel }: PanelProps) {
  const { question, number } = item
  const [change, setChange] = useState<KeyChange>()
  const [neverLower, setNeverLower] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const headingId = useId()
  const applying = useStore($regrading)
  useEffect(() => heading.current?.focus(), [])
  // A choice is previewed immediately.
  useEffect(() => {
    if (change) void tryRegrade({ quizId, changes: [change], neverLower })
    else forgetTrial()
  }, [quizId, change, neverLower])
  const reported = useOpenReports(quizId, question)
  const foot = { onDone, onCancel }
  const Chooser = CHOOSERS[kindOf(question)]
  const cancelOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && !applying) onCancel()
  }
  return (
    <Card as="section" className="stack regrade" aria-labelledby={headingId} onKeyDown={cancelOnEscape}>
      <div className="row apart">
        <div>
          <h3 className="subheading" id={headingId} ref={heading} tabIndex={-1}>
            {regrade.title(number)}
          </h3>
          <p className="note">{regrade.nothingYet}</p>
        </div>
        <Steps current={applying ? 2 : change ? 1 : 0} />
      </div>
      <div className="regrade-split" inert={applying}>
        <div className="stack">
          <Chooser item={item} kinds={reported?.kinds ?? []} onChange={setChange} />
          <NeverLower checked={neverLower} onChange={setNeverLower} />
        </div>
        <RegradeOutcome />
      </div>
      {reported ? (
        <AcceptingFoot reported={reported} question={question} change={change} {...foot} />
      ) : (
        <RegradeFoot {...foot} />
      )}
    </Card>
  )
}
