import { Quizzes } from './quizzes'

export default function Page() {
  return <Quizzes />
}
