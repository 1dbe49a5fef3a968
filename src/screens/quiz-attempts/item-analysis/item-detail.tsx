import type { ComponentType } from 'react'
import type { ItemFigures } from '../../../domain/analysis/item-figures.ts'
import { type Kind, kindOf } from '../../../domain/kinds/kinds.ts'
import { itemAnalysis } from '../../../messages/en/item-analysis.ts'
import { regrade } from '../../../messages/en/regrade.ts'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { UnknownKind } from '../../parts/kinds/unknown-kind.tsx'
import { QuestionText } from '../../parts/question/question-text.tsx'
import { ChosenOptions, KeyInDoubt } from './chosen-options.tsx'
import { useRegrade } from './use-regrade.tsx'

interface DetailProps {
  item: ItemFigures
}

/** What was answered, and why its key may be wrong, by the kind of question. */
const VIEWS: Record<Kind, { Answers: ComponentType<DetailProps>; Doubt: ComponentType<DetailProps> }> = {
  choice: { Answers: ChosenOptions, Doubt: KeyInDoubt },
  unknown: { Answers: UnknownKind, Doubt: () => null },
}

/** A question in full, with the figures of its options. */
export function ItemDetail({ item }: DetailProps) {
  const { question, number, attempts, unanswered, gone } = item
  const { Answers, Doubt } = VIEWS[kindOf(question)]
  const { opener, panel } = useRegrade(item)
  return (
    <div className="stack">
      <QuestionText question={question} number={number} />
      {question.dropped && <Banner tone="gray">{regrade.droppedNote}</Banner>}
      <Doubt item={item} />
      {opener}
      <Answers item={item} />
      <p className="note number">
        {gone > 0
          ? itemAnalysis.unansweredAndGone(unanswered, gone, attempts)
          : itemAnalysis.unanswered(unanswered, attempts)}
      </p>
      {panel}
    </div>
  )
}
