import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { attemptId } from '../../domain/attempts/attempt.ts'
import { takeQuiz } from '../../messages/en/take-quiz.ts'
import { $yielded } from '../../stores/attempts/record.ts'
import { ownSteps, stepsBy } from '../../stores/attempts/steps.ts'
import { enterExam } from '../../stores/page/exam-view.ts'
import { offers } from '../../stores/session/features.ts'
import { $user } from '../../stores/session/session.ts'
import { $slotStatus } from '../../stores/slots/current-slot.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { useAfterPaint } from '../../ui/hooks/use-after-paint.ts'
import { useLanguage } from '../../ui/lib/language.ts'
import { lazyComponent } from '../../ui/lib/lazy-component.tsx'
import { preloadKinds } from '../parts/kinds/asked-answer.tsx'
import type { ExamProps } from '../parts/quiz/exam-props.ts'
import { AskedQuestion } from './asked-question.tsx'
import { ExamFoot } from './exam-foot.tsx'
import { ExamHead } from './exam-head.tsx'
import { ExamNotice } from './exam-notice.tsx'
import type { FromOutsideProps } from './intro/from-outside.tsx'
import { KeptInMemory } from './kept-in-memory.tsx'
import { LazyExamAids } from './lazy-aids.ts'
import { Navigator, NavigatorSheet } from './navigator.tsx'
import { SubmitDialog } from './submit-dialog.tsx'
import { useJump } from './use-jump.ts'

const Nothing = () => null

/** For an API that keeps a copy or the time. If it cannot be loaded, the exam still works. */
const LazyFromOutside = lazyComponent<FromOutsideProps>(() =>
  import('./intro/from-outside.tsx').then(
    ({ FromOutside }) => FromOutside,
    () => Nothing,
  ),
)

/** A slot that ends during the attempt does not affect it. */
function SlotOver() {
  const user = useStore($user)
  const status = useStore($slotStatus)
  if (user?.isAdmin || !status || status.state === 'active') return null
  return (
    <Banner tone="yellow" icon="clock">
      {takeQuiz.exam.slotOver}
    </Banner>
  )
}

/** Shown until the end, because question numbers may have changed. */
const QuizChanged = () => <Banner tone="yellow">{takeQuiz.exam.quizChanged}</Banner>

/** A quiz in progress: one question at a time, with the clock above and the navigator at the side. */
export function Exam({ quiz, attempt, submitting, test }: ExamProps) {
  const [dialog, setDialog] = useState<'navigator' | 'submit'>()
  const isTest = test !== undefined
  const onStep = test?.onStep
  const steps = useMemo(() => (onStep ? stepsBy(onStep) : ownSteps), [onStep])
  // Before the first paint, so that the page's header never shows above the exam's.
  useLayoutEffect(() => (isTest ? undefined : enterExam()), [isTest])
  useEffect(() => preloadKinds(quiz), [quiz])
  const { current } = attempt
  const language = useLanguage()
  const { question: questionRef, jump, focusAfter } = useJump(current, steps)
  const isElsewhere = useStore($yielded) === attemptId(attempt)
  const navigate = useCallback(() => setDialog('navigator'), [])
  const confirm = useCallback(() => setDialog('submit'), [])
  const close = () => setDialog(undefined)
  const leaveTo = (index: number) => {
    close()
    jump(index)
  }
  // The answer is painted first, the counters after it.
  const counted = useAfterPaint(attempt)
  const question = quiz.questions[current]
  if (!question) return null
  return (
    <>
      <ExamHead quiz={quiz} attempt={counted} test={test} />
      <div className="exam-status" role="status">
        {!isTest && <KeptInMemory />}
        {attempt.quizChanged && <QuizChanged />}
        {submitting ? <Banner tone="blue">{takeQuiz.exam.submitting}</Banner> : <SlotOver />}
      </div>
      {!isTest && offers('saves', 'time') && <LazyFromOutside elsewhere={isElsewhere} onDone={focusAfter} />}
      {!isElsewhere && (
        <div className="exam">
          <div className="exam-main">
            <div className="card">
              <div className="question" ref={questionRef}>
                <AskedQuestion
                  key={language}
                  quiz={quiz}
                  question={question}
                  attempt={attempt}
                  steps={steps}
                  isTest={isTest}
                  disabled={submitting}
                  onNext={() => jump(Math.min(current + 1, quiz.questions.length - 1))}
                />
                <LazyExamAids quiz={quiz} attempt={counted} onJump={jump} onNavigate={navigate} />
              </div>
            </div>
            {!isTest && <ExamNotice attempt={counted} />}
            <ExamFoot
              current={current}
              total={quiz.questions.length}
              flagged={attempt.flags.includes(current)}
              busy={submitting}
              steps={steps}
              test={test}
              onNavigate={navigate}
              onBack={focusAfter}
              onSubmit={confirm}
            />
          </div>
          <Navigator attempt={counted} onJump={jump} />
        </div>
      )}
      <NavigatorSheet
        open={dialog === 'navigator' && !isElsewhere}
        attempt={attempt}
        onJump={leaveTo}
        onClose={close}
      />
      <SubmitDialog
        open={dialog === 'submit' && !isElsewhere}
        quiz={quiz}
        attempt={attempt}
        submitting={submitting}
        onJump={leaveTo}
        onClose={close}
      />
    </>
  )
}
