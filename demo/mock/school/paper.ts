import { drawPaper } from '../../../src/domain/quizzes/paper.ts'
import type { Person } from './people.ts'
import type { StoredQuestion, StoredQuiz } from './quizzes.ts'

/** Numbers that look random and are the same for the same text. Anybody could work them out: this is no exam server. */
function seeded(text: string): () => number {
  let state = [...text].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16_777_619), 2 ** 31)
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_507) + 1
    return (state >>> 0) / 2 ** 32
  }
}

const placed = (option: StoredQuestion['options'][number], authoredIndex: number) => ({
  ...(typeof option === 'string' ? { text: option } : option),
  authoredIndex,
})

/** The questions of a quiz as a person gets them, each with its authored place. */
export function paperOf(quiz: StoredQuiz, { _id }: Person): readonly StoredQuestion[] {
  const { questions, shuffle, draw } = quiz
  if (!shuffle && draw === undefined) return questions
  const rules = {
    shuffle: shuffle ?? { questions: false, options: false },
    ...(draw !== undefined && { draw }),
  }
  return drawPaper(questions, rules, (name) => seeded(`${quiz._id} ${_id} ${name}`)).flatMap((asked) => {
    const question = questions[asked.question]
    if (!question) return []
    const options = asked.options.map((option) => placed(question.options[option] ?? '', option))
    return [{ ...question, authoredIndex: asked.question, options }]
  })
}
