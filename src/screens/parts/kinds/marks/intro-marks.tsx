import { kindOf } from '../../../../domain/kinds/kinds.ts'
import type { Marking } from '../../../../domain/quizzes/marking.ts'
import type { Question } from '../../../../domain/quizzes/question.ts'
import { marks } from '../../../../messages/en/marks.ts'
import { signedMarks } from '../../../../messages/lib/marks-text.ts'
import { Icon } from '../../../../ui/layout/icon.tsx'
import { rich } from '../../../../ui/layout/rich.ts'
import marksSheet from '../../../../ui/styles/marks.css?inline'
import { Styled } from '../../page/styled.tsx'
import { severalRule } from './rules.ts'

/** What an answer brings, in the marks of the review. */
function MarkRule({ marking: { right, wrong, blank } }: { marking: Marking }) {
  return (
    <section className="stack near">
      <h2 className="subheading">{marks.intro.title}</h2>
      <ul className="mark-rule">
        <li className="green">
          <span className="bubble" aria-hidden="true">
            <Icon name="check" />
          </span>
          <b>{signedMarks(right)}</b>
          <span>{marks.intro.right}</span>
        </li>
        <li className="red">
          <span className="bubble" aria-hidden="true">
            <Icon name="cross" />
          </span>
          <b>{signedMarks(wrong)}</b>
          <span>{marks.intro.wrong}</span>
        </li>
        <li className="open">
          <span className="bubble" aria-hidden="true" />
          <b>{signedMarks(blank)}</b>
          <span>{marks.intro.blank}</span>
        </li>
      </ul>
      <p className="note">{rich([blank === 0 && marks.intro.blankCostsNothing, ' ', marks.intro.beside])}</p>
    </section>
  )
}

interface RowProps {
  shape?: 'square' | 'plate'
  sign: string
  title: string
  note: string
}

const Row = ({ shape, sign, title, note }: RowProps) => (
  <li>
    <span className={`bubble ${shape ?? ''}`} aria-hidden="true" translate="no">
      {sign}
    </span>
    <b>{title}</b>
    <span className="note">{note}</span>
  </li>
)

/** Each kind by its shape; without questions before the start, how several right options count. */
function Kinds({ questions, marking }: IntroMarksProps) {
  const count = (kind: string) => questions.filter((question) => kindOf(question) === kind).length
  const [choices, several, numbers] = [count('choice'), count('several'), count('number')]
  const isTold = several > 0 || numbers > 0
  const severalNote = marking ? severalRule(marking) : marks.intro.severalNote
  if (!isTold && (questions.length > 0 || !marking)) return null
  return (
    <section className="stack near">
      <h2 className="subheading">{marks.intro.kinds}</h2>
      <ul className="kind-rows">
        {choices > 0 && <Row sign="A" title={marks.intro.choices(choices)} note={marks.intro.choiceNote} />}
        {(several > 0 || !isTold) && (
          <Row
            shape="square"
            sign="A"
            title={isTold ? marks.intro.several(several) : marks.intro.anySeveral}
            note={severalNote}
          />
        )}
        {numbers > 0 && (
          <Row shape="plate" sign="9.8" title={marks.intro.numbers(numbers)} note={marks.intro.numberNote} />
        )}
      </ul>
    </section>
  )
}

export interface IntroMarksProps {
  /** None where the API gives them out with the start. */
  questions: readonly Question[]
  marking: Marking | undefined
}

/** What is special about a quiz, before it begins: its marks and its kinds of questions. */
export const IntroMarks = ({ questions, marking }: IntroMarksProps) => (
  <Styled sheet={marksSheet} className="stack">
    {marking && <MarkRule marking={marking} />}
    <Kinds questions={questions} marking={marking} />
  </Styled>
)
