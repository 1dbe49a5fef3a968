import { optionsOf } from '../../../../domain/kinds/answer.ts'
import { judgeSeveral } from '../../../../domain/kinds/several/judge.ts'
import type { Marking } from '../../../../domain/quizzes/marking.ts'
import { kinds } from '../../../../messages/en/kinds.ts'
import { pieces } from '../../../../messages/en/pieces.ts'
import { signedMarks } from '../../../../messages/lib/marks-text.ts'
import { arePictured, Lettered } from '../../../../ui/forms/choice-list.tsx'
import { Icon } from '../../../../ui/layout/icon.tsx'
import { classNames } from '../../../../ui/lib/class-names.ts'
import kindsSheet from '../../../../ui/styles/kinds.css?inline'
import { Styled } from '../../page/styled.tsx'
import { optionChoices } from '../../question/option-content.tsx'
import type { ReviewedAnswerProps } from '../answer-props.ts'

const LOOKS = {
  hit: { look: 'green', tone: 'green', icon: 'check' },
  missed: { look: 'missed', tone: 'green', icon: 'plus' },
  miss: { look: 'red', tone: 'red', icon: 'cross' },
} as const

function told(isRight: boolean, isChosen: boolean): keyof typeof LOOKS | undefined {
  if (isRight) return isChosen ? 'hit' : 'missed'
  return isChosen ? 'miss' : undefined
}

/** What was chosen in a sentence, where not exactly the right ones were. */
function sentence(right: readonly number[], chosen: readonly number[], marking: Marking | undefined): string {
  const hits = chosen.filter((option) => right.includes(option)).length
  const counted = kinds.review.someOf(hits, right.length, chosen.length - hits)
  if (!marking) return counted
  const all = signedMarks(marking.right)
  const isShare = marking.several === 'share' && judgeSeveral(right, chosen).verdict === 'partly'
  return `${counted} ${isShare ? kinds.review.share(all) : kinds.review.wouldBring(all)}`
}

/** The options with what was chosen and what is right: chosen, missed, wrongly chosen, or neither. */
export function ReviewedSeveral({ question, answer, marking, whose = pieces }: ReviewedAnswerProps) {
  const [chosen, right] = [optionsOf(answer), question.correctAnswers ?? []]
  const options = optionChoices(question)
  const isRight = judgeSeveral(right, chosen).verdict === 'right'
  return (
    <Styled sheet={kindsSheet} className="told-side">
      <ol className={classNames('options', arePictured(options) && 'pictured')}>
        {options.map(({ key, ...option }, index) => {
          const is = right.length > 0 ? told(right.includes(index), chosen.includes(index)) : undefined
          const isOwn = right.length === 0 && chosen.includes(index)
          return (
            <li
              className={classNames('option several told', is && LOOKS[is].look, isOwn && 'accent')}
              part="option"
              key={key}
            >
              <Lettered index={index} {...option} />
              {(is || isOwn) && (
                <span className={classNames('verdict', is ? LOOKS[is].tone : 'accent')}>
                  <Icon name={is ? LOOKS[is].icon : 'user'} />
                  <span>{is ? kinds.review[is] : whose.yourAnswer}</span>
                </span>
              )}
            </li>
          )
        })}
      </ol>
      {chosen.length > 0 && right.length > 0 && !isRight && !question.dropped && (
        <p className="said-wrong">{sentence(right, chosen, marking)}</p>
      )}
    </Styled>
  )
}
