import r2wc from '@r2wc/react-to-web-component'
import { type ComponentType, useEffect, useState } from 'react'
import css from './quiz.css?inline'

interface Quiz {
  title: string
  duration: number
  questions: { text: string; options: { text: string }[] }[]
}

/** How a text is shown: plain, or with its formulas. */
type Text = ComponentType<{ text: string }>

const CELLS = 50

const sheet = new CSSStyleSheet()
sheet.replaceSync(css)

const twoDigits = (count: number) => String(count).padStart(2, '0')

function Countdown({ seconds }: { seconds: number }) {
  const [end] = useState(() => Date.now() + seconds * 1000)
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const left = Math.round((end - now) / 1000)
  return (
    <span role="timer">
      {Math.floor(left / 60)}:{twoDigits(left % 60)}
    </span>
  )
}

function Exam({ quiz, Text }: { quiz: Quiz; Text: Text }) {
  const [current, setCurrent] = useState(0)
  const [answers, setAnswers] = useState<(number | null)[]>(() => quiz.questions.map(() => null))
  const question = quiz.questions[current]
  const first = Math.floor(current / CELLS) * CELLS
  return (
    <main className="quiz">
      <header>
        <h1>{quiz.title}</h1>
        <Countdown seconds={quiz.duration * 60} />
        <p>
          {answers.filter((answer) => answer !== null).length} of {answers.length} answered
        </p>
      </header>
      <h2>
        Question {current + 1} of {answers.length}
      </h2>
      <form key={current}>
        <fieldset>
          <legend>{question && <Text text={question.text} />}</legend>
          {question?.options.map((option, index) => (
            <label className="option" key={option.text}>
              <input
                type="radio"
                name="option"
                checked={answers[current] === index}
                onChange={() => setAnswers(answers.with(current, index))}
              />
              <Text text={option.text} />
            </label>
          ))}
        </fieldset>
      </form>
      <button type="button" disabled={current === 0} onClick={() => setCurrent(current - 1)}>
        Previous
      </button>
      <button type="button" disabled={current === answers.length - 1} onClick={() => setCurrent(current + 1)}>
        Next
      </button>
      <div className="cells">
        {answers.slice(first, first + CELLS).map((answer, index) => (
          <button
            type="button"
            // biome-ignore lint/suspicious/noArrayIndexKey: a question is its number
            key={first + index}
            className={answer === null ? 'cell' : 'cell answered'}
            onClick={() => setCurrent(first + index)}
          >
            {first + index + 1}
          </button>
        ))}
      </div>
    </main>
  )
}

function Page({ Text }: { Text: Text }) {
  const [quiz, setQuiz] = useState<Quiz>()
  useEffect(() => {
    const id = new URLSearchParams(location.search).get('quiz')
    void fetch(`/api/quiz/${id}/access`)
      .then((response) => response.json())
      .then(setQuiz)
  }, [])
  return quiz && <Exam quiz={quiz} Text={Text} />
}

/** The smallest React element that shows the same quiz: what React and r2wc cost by themselves. */
export function defineFloor(Text: Text): void {
  const Base = r2wc(() => <Page Text={Text} />, { shadow: 'open' })
  customElements.define(
    'floor-quiz',
    class extends Base {
      connectedCallback() {
        this.shadowRoot?.adoptedStyleSheets.push(sheet)
        // @ts-expect-error r2wc's types say nothing of the element's own callbacks.
        super.connectedCallback()
      }
    },
  )
}
