import { type ItemFigures, keyOptions, type OptionFigures } from '../../../domain/analysis/item-figures.ts'
import { rightOptions } from '../../../domain/kinds/choice/grade.ts'
import { optionLetter } from '../../../domain/kinds/choice/shape.ts'
import { percent } from '../../../domain/lib/score.ts'
import { itemAnalysis } from '../../../messages/en/item-analysis.ts'
import { regrade } from '../../../messages/en/regrade.ts'
import { format } from '../../../messages/lib/language.ts'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import { rich } from '../../../ui/layout/rich.ts'
import { classNames } from '../../../ui/lib/class-names.ts'
import { optionChoices } from '../question/option-content.tsx'

interface ChosenProps {
  item: ItemFigures
}

const strong = (text: string) => <strong className="finding-line">{text}</strong>

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
  return <p className="note">{rich(itemAnalysis.keyInDoubt(best, choice(rival), key, strong))}</p>
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

export interface ShareProps {
  label: string
  count: number
  of: number
  tone: 'green' | 'red' | 'gray'
  valueText: string
}

/** A share as a bar, with its percentage. */
export const Share = ({ label, count, of, tone, valueText }: ShareProps) => (
  <span className="index">
    <ProgressBar label={label} value={count} max={of} tone={tone} valueText={valueText} />
    <span>{format.percent(of > 0 ? percent(count, of) : Number.NaN)}</span>
  </span>
)

interface OptionSharesProps extends ChosenProps {
  index: number
  option: OptionFigures
  isKey: boolean
}

/** How often an option was chosen, among the best and among all. */
function OptionShares({ item: { rival, attempts, best }, index, option, isKey }: OptionSharesProps) {
  const tone = isKey ? 'green' : 'gray'
  const choosers = itemAnalysis.choosersOf(optionLetter(index))
  const among = itemAnalysis.amongBest(option.best, best)
  return (
    <>
      <Share
        label={choosers}
        count={option.best}
        of={best}
        tone={index === rival ? 'red' : tone}
        valueText={among}
      />
      <Share
        label={choosers}
        count={option.count}
        of={attempts}
        tone={tone}
        valueText={itemAnalysis.share(option.count, attempts)}
      />
    </>
  )
}

/** The options with the figures of those who chose them. */
export function ChosenOptions({ item }: ChosenProps) {
  const { question, options, rival, attempts, best } = item
  return (
    <div className={question.kind === 'several' ? 'squares' : undefined}>
      <div className="item-option heads note" aria-hidden="true">
        <span>{itemAnalysis.ofBest(best)}</span>
        <span>{itemAnalysis.ofAll(attempts)}</span>
      </div>
      <ol className="item-options">
        {optionChoices(question).map(({ key, content, picture }, index) => {
          const option = options[index]
          const isKey = keyOptions(question).includes(index)
          const letter = optionLetter(index)
          if (!option) return null
          return (
            <li key={key} className={classNames('item-option', isKey && 'key', index === rival && 'rival')}>
              <span className="bubble" aria-hidden="true">
                {letter}
              </span>
              <div className="option-said">
                <span className="option-text">
                  <span className="visually-hidden">{itemAnalysis.option(letter)}</span>
                  {content}
                  {picture}
                </span>
                <OptionMark isKey={isKey} isRival={index === rival} />
                <ul className="facts note number">
                  <li>{itemAnalysis.meanScore(option.meanScore)}</li>
                  <li>{itemAnalysis.discriminationOf(option.discrimination)}</li>
                </ul>
              </div>
              <OptionShares item={item} index={index} option={option} isKey={isKey} />
            </li>
          )
        })}
      </ol>
    </div>
  )
}
