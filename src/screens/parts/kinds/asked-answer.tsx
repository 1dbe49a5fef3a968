import { type JSX, useMemo } from 'react'
import { type Answer, optionOf } from '../../../domain/kinds/answer.ts'
import { type Kind, kindOf } from '../../../domain/kinds/kinds.ts'
import type { Question } from '../../../domain/quizzes/question.ts'
import { arePictured, ChoiceList } from '../../../ui/forms/choice-list.tsx'
import { optionChoices } from '../question/option-content.tsx'
import { UnknownKind } from './unknown-kind.tsx'

interface AskedAnswerProps {
  question: Question
  /** Unique on the page. */
  name: string
  /** The ids of what is asked. */
  labelledBy: string
  /** As shown. */
  answer: Answer
  onAnswer: (answer: Answer) => void
  onClear?: () => void
  /** Options that are ruled out, as shown. */
  struck?: readonly number[]
  onStrike?: (option: number) => void
  disabled?: boolean
}

function AskedChoice({ question, answer, onAnswer, ...rest }: AskedAnswerProps) {
  const options = useMemo(() => optionChoices(question), [question])
  return <ChoiceList {...rest} options={options} chosen={optionOf(answer)} onChoose={onAnswer} />
}

const VIEWS: Record<Kind, (props: AskedAnswerProps) => JSX.Element> = {
  choice: AskedChoice,
  several: UnknownKind,
  number: UnknownKind,
  unknown: UnknownKind,
}

/** What a learner answers with, as the kind of the question asks for it. */
export function AskedAnswer(props: AskedAnswerProps) {
  const View = VIEWS[kindOf(props.question)]
  return <View {...props} />
}

/** Whether the answers are pictures, which need the whole width. */
export const isAnsweredByPictures = (question: Question) => arePictured(optionChoices(question))
