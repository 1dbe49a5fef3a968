import { type ReactNode, useMemo } from 'react'
import { optionOf } from '../../../domain/kinds/answer.ts'
import type { Kind } from '../../../domain/kinds/kinds.ts'
import type { Question } from '../../../domain/quizzes/question.ts'
import type { Quiz } from '../../../domain/quizzes/quiz.ts'
import { withWords } from '../../../messages/lib/words.ts'
import { LineSkeleton } from '../../../ui/feedback/spinner.tsx'
import { arePictured, ChoiceList } from '../../../ui/forms/choice-list.tsx'
import { lazyComponent } from '../../../ui/lib/lazy-component.tsx'
import { optionChoices } from '../question/option-content.tsx'
import type { AskedAnswerProps } from './answer-props.ts'
import { PlainNumber } from './plain-number.tsx'
import { shownKind } from './shown-kind.ts'
import { MissingKind, UnknownKind } from './unknown-kind.tsx'

function AskedChoice({ question, answer, onAnswer, ...rest }: AskedAnswerProps) {
  const options = useMemo(() => optionChoices(question), [question])
  return <ChoiceList {...rest} options={options} chosen={optionOf(answer)} onChoose={onAnswer} />
}

const Awaited = () => <LineSkeleton lines={4} />

const LazySeveral = lazyComponent<AskedAnswerProps>(
  withWords(['kinds'], () =>
    import('./several/asked-several.tsx').then(
      ({ AskedSeveral }) => AskedSeveral,
      () => MissingKind,
    ),
  ),
  Awaited,
)

const LazyNumber = lazyComponent<AskedAnswerProps>(
  withWords(['kinds'], () =>
    import('./number/asked-number.tsx').then(
      ({ AskedNumber }) => AskedNumber,
      () => PlainNumber,
    ),
  ),
  Awaited,
)

const VIEWS: Record<Kind, (props: AskedAnswerProps) => ReactNode> = {
  choice: AskedChoice,
  several: LazySeveral,
  number: LazyNumber,
  unknown: UnknownKind,
}

/** What a learner answers with, as the kind of the question asks for it. */
export function AskedAnswer(props: AskedAnswerProps) {
  const View = VIEWS[shownKind(props.question)]
  return <View {...props} />
}

/** Loads what the questions of a quiz are answered with: later there may be no network. */
export function preloadKinds({ questions }: Pick<Quiz, 'questions'>): void {
  const wanted = new Set(questions.map(shownKind))
  if (wanted.has('several')) void LazySeveral.preload()
  if (wanted.has('number')) void LazyNumber.preload()
}

/** Whether the answers are pictures, which need the whole width. */
export const isAnsweredByPictures = (question: Question) =>
  question.options.length > 0 && arePictured(optionChoices(question))
