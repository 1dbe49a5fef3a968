import { useStore } from '@nanostores/react'
import type { ComponentType } from 'react'
import type { ItemFigures } from '../../domain/analysis/item-figures.ts'
import { type Kind, kindOf } from '../../domain/kinds/kinds.ts'
import { paths } from '../../domain/page/paths.ts'
import { admin } from '../../messages/en/admin.ts'
import { itemAnalysis } from '../../messages/en/item-analysis.ts'
import { regrade } from '../../messages/en/regrade.ts'
import { $regradeTrial } from '../../stores/results/regrade.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Button, IconButton } from '../../ui/forms/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { ChosenOptions, KeyInDoubt } from '../parts/admin/chosen-options.tsx'
import { UnknownKind } from '../parts/kinds/unknown-kind.tsx'
import { LinkButton } from '../parts/page/link-button.tsx'
import { QuestionText } from '../parts/question/question-text.tsx'
import { CommonValue } from './common-value.tsx'
import { GivenValues } from './given-values.tsx'
import { ItemBadges } from './item-row.tsx'
import { RegradePanel } from './regrade-panel.tsx'
import { Reported } from './reported.tsx'
import { useRegrade } from './use-regrade.ts'

interface ItemProps {
  item: ItemFigures
}

/** What was answered, and why its key may be wrong, by the kind of question. */
const VIEWS: Record<Kind, { Answers: ComponentType<ItemProps>; Doubt: ComponentType<ItemProps> }> = {
  choice: { Answers: ChosenOptions, Doubt: KeyInDoubt },
  several: { Answers: ChosenOptions, Doubt: () => null },
  number: { Answers: GivenValues, Doubt: () => null },
  unknown: { Answers: UnknownKind, Doubt: () => null },
}

interface DetailProps extends ItemProps {
  quizId: string
  /** The neighbours in the list. */
  previous: ItemFigures | undefined
  next: ItemFigures | undefined
  onTurn: (to: ItemFigures) => void
}

function Head({ item, previous, next, onTurn }: Omit<DetailProps, 'quizId'>) {
  const turning = [
    { to: previous, icon: 'left', label: itemAnalysis.previous },
    { to: next, icon: 'right', label: itemAnalysis.next },
  ] as const
  return (
    <div className="card-head steady">
      <div className="row">
        <h2 className="subheading">{itemAnalysis.questionNumber(item.number)}</h2>
        <ItemBadges item={item} />
      </div>
      <div className="row tight">
        {turning.map(({ to, icon, label }) => (
          <IconButton
            key={icon}
            dense
            icon={icon}
            label={label}
            aria-disabled={!to}
            onClick={() => to && onTurn(to)}
          />
        ))}
      </div>
    </div>
  )
}

/** What the change would do, while it can still be left alone. */
function Would() {
  const trial = useStore($regradeTrial)
  if (!trial) return null
  return (
    <p className="note number" role="status">
      {trial.outcome ? regrade.would(trial.outcome) : trial.trying && regrade.trying}
    </p>
  )
}

function Foot({ quizId, item, open }: { quizId: string } & ItemProps & Pick<Opening, 'open'>) {
  const isDoubtful = item.rival !== undefined
  return (
    <div className="card-foot item-foot">
      {isDoubtful && open && <Would />}
      <div className="row end">
        <Reported quizId={quizId} item={item} />
        <LinkButton kind="quiet" to={paths.quizEdit(quizId)}>
          {admin.actions.edit}
        </LinkButton>
        {open && (
          <Button kind={isDoubtful ? 'primary' : 'plain'} ref={open.ref} onClick={open.onOpen}>
            {isDoubtful ? regrade.title(item.number) : regrade.open}
          </Button>
        )}
      </div>
    </div>
  )
}

type Opening = ReturnType<typeof useRegrade>

/** A question in full, with the figures of its options. */
export function ItemDetail({ quizId, item, ...turning }: DetailProps) {
  const { question, number, attempts, unanswered, gone } = item
  const { Answers, Doubt } = VIEWS[kindOf(question)]
  const { open, isOpen, close } = useRegrade(item, quizId)
  return (
    <Card flush as="section" className="item-detail" aria-label={itemAnalysis.questionNumber(number)}>
      <Head item={item} {...turning} />
      <div className="card-body stack">
        <Doubt item={item} />
        <QuestionText question={question} number={number} />
        <CommonValue item={item} onAccept={isOpen ? undefined : open?.onOpen} />
        {question.dropped && <Banner tone="gray">{regrade.droppedNote}</Banner>}
        <Answers item={item} />
        <p className="note number">
          {gone > 0
            ? itemAnalysis.unansweredAndGone(unanswered, gone, attempts)
            : itemAnalysis.unanswered(unanswered, attempts)}
        </p>
        {isOpen && <RegradePanel item={item} quizId={quizId} onDone={close} onCancel={close} />}
      </div>
      {!isOpen && <Foot quizId={quizId} item={item} open={open} />}
    </Card>
  )
}
