import 'survey-core/survey-core.css'
import { createRoot } from 'react-dom/client'
import { Model } from 'survey-core'
import { Survey } from 'survey-react-ui'

/** The same quiz in SurveyJS, which is installed for the bench alone: hence no types. */
const toElement = ({ text, options }, index) => ({
  type: 'radiogroup',
  name: `question-${index}`,
  title: text,
  choices: options.map((option, value) => ({ value, text: option.text })),
})

const response = await fetch(`/api/quiz/${new URLSearchParams(location.search).get('quiz')}/access`)
const quiz = await response.json()
const model = new Model({
  title: quiz.title,
  showTimer: true,
  timeLimit: quiz.duration * 60,
  showProgressBar: true,
  questionsOnPageMode: 'questionPerPage',
  pages: [{ elements: quiz.questions.map(toElement) }],
})
createRoot(document.getElementById('root')).render(<Survey model={model} />)
