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

interface ChosenProps {
  item: ItemFigures
}

const strong = (text: string) => <strong>{text}</strong>

/** A warning if the best learners prefer another option. */
export function KeyInDoubt({ item }: ChosenProps) {
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

/** The options with the figures of those who chose them. */
export function ChosenOptions({ item }: ChosenProps) {
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
