// In a server component an import does nothing: no script of ours is sent.
import 'quiz-elements/quiz-app'

export default function Page() {
  return <p>Nothing to see</p>
}
