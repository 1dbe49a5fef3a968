import type { ItemFigures, OptionFigures } from '../../../domain/analysis/item-figures.ts'
import { rightOptions } from '../../../domain/kinds/choice/grade.ts'
import { optionLetter } from '../../../domain/kinds/choice/shape.ts'
import { itemAnalysis } from '../../../messages/en/item-analysis.ts'
import { regrade } from '../../../messages/en/regrade.ts'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import { rich } from '../../../ui/layout/rich.ts'
import { optionChoices } from '../../parts/question/option-content.tsx'
import { QuestionText } from '../../parts/question/question-text.tsx'
import { useRegrade } from './use-regrade.tsx'

interface DetailProps {
  item: ItemFigures
}

const strong = (text: string) => <strong>{text}</strong>

function Rival({ item }: DetailProps) {
  const { rival, options, question, best } = item
  if (rival === undefined) return null
  const choice = (index: number) => ({ letter: optionLetter(index), count: options[index]?.best ?? 0 })
  const right = rightOptions(question).map(choice)
  const key = {
    letter: regrade.letters(right.map(({ letter }) => letter)),
    count: right.reduce((sum, { count }) => sum + count, 0),
  }
  return <Banner tone="red">{rich(itemAnalysis.keyInDoubt(best, choice(rival), key, strong))}</Banner>
}

function OptionMark({ isKey, isRival }: { isKey: boolean; isRival: boolean }) {
  if (isKey)
    return (
      <Badge tone="green" icon="check">
        {itemAnalysis.key}
      </Badge>
    )
  return isRival ? (
    <Badge tone="red" icon="alert">
      {itemAnalysis.beatsKey}
    </Badge>
  ) : null
}

interface OptionFactsProps {
  option: OptionFigures
  best: number
}

const OptionFacts = ({ option, best }: OptionFactsProps) => (
  <ul className="facts number">
    <li>{itemAnalysis.amongBest(option.best, best)}</li>
    <li>{itemAnalysis.meanScore(option.meanScore)}</li>
    <li>{itemAnalysis.discriminationOf(option.discrimination)}</li>
  </ul>
)

function Options({ item }: DetailProps) {
  const { question, options, rival, attempts, best } = item
  return (
    <ol className="item-options">
      {optionChoices(question).map(({ key, content, picture }, index) => {
        const option = options[index]
        const isKey = rightOptions(question).includes(index)
        const letter = optionLetter(index)
        if (!option) return null
        const share = itemAnalysis.share(option.count, attempts)
        return (
          <li key={key} className="item-option">
            <span className="bubble" aria-hidden="true">
              {letter}
            </span>
            <div className="stack near">
              <div className="row apart">
                <span className="option-text">
                  <span className="visually-hidden">{itemAnalysis.option(letter)}</span>
                  {content}
                  {picture}
                </span>
                <OptionMark isKey={isKey} isRival={index === rival} />
              </div>
              <span className="index chosen">
                <ProgressBar
                  label={itemAnalysis.choosersOf(letter)}
                  value={option.count}
                  max={attempts}
                  tone={isKey ? 'green' : 'gray'}
                  valueText={share}
                />
                <span>{share}</span>
              </span>
              <OptionFacts option={option} best={best} />
            </div>
          </li>
        )
      })}
    </ol>
  )
}

/** A question in full, with the figures of its options. */
export function ItemDetail({ item }: DetailProps) {
  const { question, number, attempts, unanswered, gone } = item
  const { opener, panel } = useRegrade(item)
  return (
    <div className="stack">
      <QuestionText question={question} number={number} />
      {question.dropped && <Banner tone="gray">{regrade.droppedNote}</Banner>}
      <Rival item={item} />
      {opener}
      <Options item={item} />
      <p className="note number">
        {gone > 0
          ? itemAnalysis.unansweredAndGone(unanswered, gone, attempts)
          : itemAnalysis.unanswered(unanswered, attempts)}
      </p>
      {panel}
    </div>
  )
}
