import { classNames } from '../lib/class-names.ts'

interface AnswerStripProps {
  /** Whether each question is answered. */
  answered: readonly boolean[]
  /** The index of the learner's current question. */
  here?: number | undefined
}

/** An answer sheet in one line, showing progress; adjacent text says the same. */
export const AnswerStrip = ({ answered, here }: AnswerStripProps) => (
  <span className="strip" aria-hidden="true">
    {answered.map((isAnswered, question) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: questions are told by their number
      <i key={question} className={classNames(isAnswered && 'answered', question === here && 'here')} />
    ))}
  </span>
)
