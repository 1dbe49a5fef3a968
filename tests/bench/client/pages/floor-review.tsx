import './review.css'
import { createRoot } from 'react-dom/client'

/** A review in React, with content-visibility and nothing else. */
interface Result {
  answers: (number | null)[]
  quiz: { title: string; questions: { text: string; options: { text: string }[]; correctAnswer: number }[] }
}

const classOf = (option: number, correct: number, chosen: number | null | undefined) =>
  option === correct ? 'right' : option === chosen ? 'wrong' : undefined

function Review({ result: { quiz, answers } }: { result: Result }) {
  return (
    <main>
      <h1>{quiz.title}</h1>
      {quiz.questions.map(({ text, options, correctAnswer }, index) => (
        <section className="question" key={text}>
          <h2>Question {index + 1}</h2>
          <p>{text}</p>
          <ol>
            {options.map((option, place) => (
              <li className={classOf(place, correctAnswer, answers[index])} key={option.text}>
                {option.text}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </main>
  )
}

const id = new URLSearchParams(location.search).get('quiz')
const response = await fetch(`/api/quiz/${id}/results`)
createRoot(document.body).render(<Review result={await response.json()} />)
