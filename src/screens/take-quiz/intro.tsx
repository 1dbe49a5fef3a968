import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { hasMath } from '../../domain/lib/math-text.ts'
import type { Question, Quiz } from '../../domain/quizzes/quiz.ts'
import { takeQuiz } from '../../messages/take-quiz/en.ts'
import type { Start } from '../../stores/attempts/take-quiz.ts'
import { $user } from '../../stores/session/session.ts'
import { StatGrid } from '../../ui/data/stat-grid.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { preloadMath } from '../../ui/maths/math-loader.ts'
import { DeviceChecks } from './device-checks.tsx'
import { CutShort, SlotEnds } from './intro-times.tsx'
import { KeptInMemory } from './kept-in-memory.tsx'

const INSTRUCTIONS = [
  'Read each question carefully.',
  'Pick the best answer for each question.',
  'Navigate with the Previous and Next buttons or the Question Navigator.',
  'The quiz is submitted automatically when time runs out.',
  'You cannot retake the quiz after you submit it.',
]

const asksWithMath = ({ text, options }: Question) =>
  [text, ...options.map((option) => option.text)].some(hasMath)

interface IntroProps {
  quiz: Quiz
  start?: Start
  onStart: () => void
}

const READY: Start = { state: 'ready' }

export function Intro({ quiz, start = READY, onStart }: IntroProps) {
  const user = useStore($user)
  // While the instructions are read the maths comes, if the quiz has any.
  useEffect(() => {
    if (quiz.questions.some(asksWithMath)) void preloadMath()
  }, [quiz])
  return (
    <div className="sheet">
      <Card as="section" className="stack intro">
        <h1 className="title">{quiz.title}</h1>
        <p className="lede">{quiz.description}</p>
        <StatGrid
          items={[
            { label: 'Duration', value: `${quiz.duration} min` },
            { label: 'Questions', value: quiz.questions.length },
          ]}
        />
        <CutShort quiz={quiz} />
        <SlotEnds quiz={quiz} />
        <KeptInMemory />
        <div className="stack near">
          <h2 className="subheading">Instructions</h2>
          <ul className="bullets">
            {INSTRUCTIONS.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
        <DeviceChecks />
        {start.state === 'failed' && (
          <Banner tone="red" role="alert">
            {takeQuiz.startProblem(start.problem)}
          </Banner>
        )}
        <div>
          <Button
            kind="primary"
            icon="play"
            busy={start.state === 'asking'}
            busyText="Starting..."
            disabled={!user || quiz.questions.length === 0}
            onClick={onStart}
          >
            Start Quiz
          </Button>
        </div>
      </Card>
    </div>
  )
}
