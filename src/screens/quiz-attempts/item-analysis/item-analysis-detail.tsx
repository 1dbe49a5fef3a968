import type { ItemFigures, OptionFigures } from '../../../domain/analysis/item-analysis.ts'
import { formatIndex } from '../../../domain/analysis/item-words.ts'
import { percent } from '../../../domain/lib/score.ts'
import { optionLetter } from '../../../domain/quizzes/quiz.ts'
import { format } from '../../../messages/english.ts'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import { optionChoices } from '../../parts/option-content.tsx'
import { QuestionText } from '../../parts/question-text.tsx'

interface DetailProps {
  item: ItemFigures
  attempts: number
  best: number
}

const shareOf = (count: number, whole: number) => `${format.count(count)} (${percent(count, whole)}%)`

function Rival({ item: { rival, options, question }, best }: Pick<DetailProps, 'item' | 'best'>) {
  const key = question.correctAnswer
  if (rival === undefined || key === undefined) return null
  const ofBest = (index: number) => options[index]?.best ?? 0
  return (
    <Banner tone="red">
      <strong>Check the key.</strong> Of the best {format.count(best)} attempts {ofBest(rival)} chose{' '}
      {optionLetter(rival)}, and only {ofBest(key)} the key {optionLetter(key)}. Either the wrong option is
      marked as correct, or {optionLetter(rival)} can be defended too.
    </Banner>
  )
}

function OptionMark({ isKey, isRival }: { isKey: boolean; isRival: boolean }) {
  if (isKey)
    return (
      <Badge tone="green" icon="check">
        Key
      </Badge>
    )
  return isRival ? (
    <Badge tone="red" icon="alert">
      Beats the key
    </Badge>
  ) : null
}

interface OptionFactsProps {
  option: OptionFigures
  best: number
}

function OptionFacts({ option, best }: OptionFactsProps) {
  const { meanScore, discrimination } = option
  return (
    <p className="facts number">
      <span>
        Among the best: {option.best} of {best}
      </span>
      <span>Mean score: {meanScore === undefined ? '–' : `${meanScore.toFixed(1)}%`}</span>
      <span>Discrimination: {formatIndex(discrimination)}</span>
    </p>
  )
}

function Options({ item, attempts, best }: DetailProps) {
  const { question, options, rival } = item
  return (
    <ol className="item-options">
      {optionChoices(question).map(({ key, content }, index) => {
        const option = options[index]
        const isKey = index === question.correctAnswer
        if (!option) return null
        return (
          <li key={key} className="item-option">
            <span className="bubble" aria-hidden="true">
              {optionLetter(index)}
            </span>
            <div className="stack near">
              <div className="row apart">
                <span className="option-text">
                  <span className="visually-hidden">Option {optionLetter(index)}: </span>
                  {content}
                </span>
                <OptionMark isKey={isKey} isRival={index === rival} />
              </div>
              <span className="index chosen">
                <ProgressBar
                  label={`Who chose option ${optionLetter(index)}`}
                  value={option.count}
                  max={attempts}
                  tone={isKey ? 'green' : 'gray'}
                  valueText={shareOf(option.count, attempts)}
                />
                <span>{shareOf(option.count, attempts)}</span>
              </span>
              <OptionFacts option={option} best={best} />
            </div>
          </li>
        )
      })}
    </ol>
  )
}

/** What was asked, who chose what, and how those did who chose it. */
export function ItemDetail({ item, attempts, best }: DetailProps) {
  const { question, number, unanswered, gone } = item
  return (
    <div className="stack">
      <QuestionText question={question} number={number} />
      <Rival item={item} best={best} />
      <Options item={item} attempts={attempts} best={best} />
      <p className="note number">
        Unanswered: {shareOf(unanswered, attempts)}
        {gone > 0 && ` · Chose an option that is no longer there: ${shareOf(gone, attempts)}`}
      </p>
    </div>
  )
}
