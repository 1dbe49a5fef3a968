import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Start } from '../../../domain/attempts/attempt-scene.ts'
import { allowedMinutes } from '../../../domain/attempts/attempt-time.ts'
import { usesMath } from '../../../domain/quizzes/question.ts'
import { countQuestions, type Quiz } from '../../../domain/quizzes/quiz.ts'
import { takeQuiz } from '../../../messages/en/take-quiz.ts'
import { offers } from '../../../stores/session/features.ts'
import { $user } from '../../../stores/session/session.ts'
import { StatGrid } from '../../../ui/data/stat-grid.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { takeFocus } from '../../../ui/hooks/take-focus.ts'
import { Icon } from '../../../ui/layout/icon.tsx'
import { preloadMath } from '../../../ui/maths/math-loader.ts'
import { LazyIntroMarks } from '../../parts/kinds/marks/lazy-marks.ts'
import { shownKind, shownMarking } from '../../parts/kinds/shown-kind.ts'
import { DeviceChecks } from '../../parts/quiz/device-checks.tsx'
import { KeptInMemory } from '../kept-in-memory.tsx'
import { CutShort, ExtraTime, SlotEnds, SlotLeft } from './intro-times.tsx'

interface IntroProps {
  quiz: Quiz
  start?: Start
  wasReset?: boolean
  /** The focused element is gone with the attempt. */
  isBack?: boolean
  onStart: () => void
}

const RULE_ICONS = ['list', 'check', 'move', 'clock', 'lock'] as const

function Instructions() {
  return (
    <section className="stack near">
      <h2 className="subheading">{takeQuiz.intro.instructions}</h2>
      <ul className="rules">
        {takeQuiz.intro.instructionList.map((line, index) => (
          <li key={line}>
            <Icon name={RULE_ICONS[index] ?? 'info'} />
            <span>{line}</span>
          </li>
        ))}
      </ul>
      <details className="how">
        <summary>
          <Icon name="down" />
          <span>{takeQuiz.intro.howItWorks}</span>
        </summary>
        <ul className="bullets">
          {takeQuiz.intro.howItWorksList.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
    </section>
  )
}

/** The marks and the kinds of questions, where there is anything to say. */
function Special({ quiz }: { quiz: Quiz }) {
  const marking = shownMarking(quiz)
  const kinds = new Set(quiz.questions.map(shownKind))
  if (!marking && !kinds.has('several') && !kinds.has('number')) return null
  return <LazyIntroMarks questions={quiz.questions} marking={marking} />
}

const READY: Start = { state: 'ready' }

export function Intro({ quiz, start = READY, wasReset = false, isBack = wasReset, onStart }: IntroProps) {
  const user = useStore($user)
  // Loads the maths renderer while the learner reads the instructions.
  useEffect(() => {
    if (quiz.usesMath ?? usesMath(quiz.questions)) void preloadMath()
  }, [quiz])
  return (
    <div className="sheet">
      <div className="intro">
        <div className="stack">
          <div className="stack near">
            <SlotLeft />
            <h1 className="title" ref={isBack ? takeFocus : null} tabIndex={-1}>
              {quiz.title}
            </h1>
            {wasReset && (
              <Banner tone="blue" role="alert">
                {takeQuiz.intro.wasReset}
              </Banner>
            )}
            <p className="lede">{quiz.description}</p>
          </div>
          <StatGrid
            inline
            items={[
              { label: takeQuiz.intro.duration, value: takeQuiz.intro.minutes(allowedMinutes(quiz)) },
              { label: takeQuiz.intro.questions(countQuestions(quiz)), value: countQuestions(quiz) },
              { label: takeQuiz.intro.attempt, value: 1 },
            ]}
          />
          <ExtraTime quiz={quiz} />
          <CutShort quiz={quiz} />
          <SlotEnds quiz={quiz} />
          <KeptInMemory />
          <Special quiz={quiz} />
          <Instructions />
          {offers('pace') && <p className="note pace-noted">{takeQuiz.intro.timeNoted}</p>}
        </div>
        <DeviceChecks />
        <div className="start-bar">
          {start.state === 'failed' && (
            <Banner tone="red" role="alert">
              {takeQuiz.intro.startProblem(start.problem)}
            </Banner>
          )}
          <Button
            kind="primary"
            wide
            busy={start.state === 'asking'}
            busyText={takeQuiz.intro.starting}
            disabled={!user || countQuestions(quiz) === 0}
            onClick={onStart}
          >
            {takeQuiz.intro.start}
          </Button>
          <p className="note">{takeQuiz.intro.clockStarts}</p>
        </div>
      </div>
    </div>
  )
}
