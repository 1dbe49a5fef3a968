import { useId, useMemo } from 'react'
import { type Attempt, struckOptions } from '../../domain/attempts/attempt.ts'
import { shownAnswer, shownOption } from '../../domain/kinds/choice/shape.ts'
import type { Question } from '../../domain/quizzes/question.ts'
import type { Quiz } from '../../domain/quizzes/quiz.ts'
import { pictures } from '../../messages/en/pictures.ts'
import { takeQuiz } from '../../messages/en/take-quiz.ts'
import type { ExamSteps } from '../../stores/attempts/steps.ts'
import { offers } from '../../stores/session/features.ts'
import { useIdle } from '../../ui/hooks/use-idle.ts'
import { classNames } from '../../ui/lib/class-names.ts'
import { MathText } from '../../ui/maths/math-text.tsx'
import { AskedAnswer, isAnsweredByPictures } from '../parts/kinds/asked-answer.tsx'
import { LazyWorth } from '../parts/kinds/marks/lazy-marks.ts'
import { shownMarking } from '../parts/kinds/shown-kind.ts'
import { LazyReportButton } from '../parts/reports/lazy-reports.ts'
import type { ReportButtonProps } from '../parts/reports/report-button.tsx'
import { ZoomablePicture } from './zoomable-picture.tsx'

interface AskedQuestionProps {
  quiz: Quiz
  question: Question
  attempt: Attempt
  steps: ExamSteps
  isTest: boolean
  disabled: boolean
  /** Goes to the next question, by Enter in a field. */
  onNext: () => void
}

/** The button comes once there is time for it; nothing moves when it does. */
const ReportPlace = (props: ReportButtonProps) => (
  <span className="report-slot">{useIdle() && <LazyReportButton {...props} />}</span>
)

/** A question and its options; an answer re-renders only the options. */
export function AskedQuestion({ quiz, question, attempt, steps, isTest, ...props }: AskedQuestionProps) {
  const { disabled, onNext } = props
  const { current, answers, deadline } = attempt
  const marking = shownMarking(quiz)
  const textId = useId()
  const pictureId = useId()
  const head = useMemo(
    () => (
      <>
        <div className="question-head">
          <h2
            className="question-count"
            tabIndex={-1}
            aria-live="polite"
            aria-atomic="true"
            aria-describedby={textId}
          >
            {takeQuiz.exam.questionOf(current + 1, quiz.questions.length)}
          </h2>
          <span className="row">
            {marking ? (
              <LazyWorth marking={marking} />
            ) : (
              <span className="note number">{takeQuiz.exam.points(question.points)}</span>
            )}
            {!isTest && question._id !== undefined && offers('reports') && (
              <ReportPlace
                key={current}
                quizId={quiz._id}
                questionId={question._id}
                number={current + 1}
                deadline={deadline}
              />
            )}
          </span>
        </div>
        <div className="question-text" id={textId} key={current}>
          <MathText text={question.text} block />
        </div>
      </>
    ),
    [quiz, question, current, textId, marking, deadline, isTest],
  )
  const picture = useMemo(
    () =>
      question.imageUrl && (
        <ZoomablePicture
          key={`picture ${current}`}
          url={question.imageUrl}
          alt={question.imageAlt ?? pictures.ofQuestion(current + 1)}
          id={pictureId}
        />
      ),
    [question, current, pictureId],
  )
  const struck = struckOptions(attempt, current).flatMap((option) => shownOption(question, option) ?? [])
  return (
    <>
      {head}
      <div className={classNames('question-body', picture && !isAnsweredByPictures(question) && 'beside')}>
        {picture}
        <AskedAnswer
          key={`options ${current}`}
          name={`question-${current}`}
          labelledBy={picture ? `${textId} ${pictureId}` : textId}
          question={question}
          answer={shownAnswer(question, answers[current])}
          onAnswer={(answer) => steps.answerQuestion(quiz, current, answer)}
          onClear={() => steps.clearQuestion(current)}
          onNext={onNext}
          marking={marking}
          struck={struck}
          onStrike={(option) => steps.strikeOption(quiz, current, option)}
          disabled={disabled}
        />
      </div>
    </>
  )
}
