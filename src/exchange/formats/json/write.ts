import { contentOf, type NewQuestion, pin } from '../../../domain/exchange/found-question.ts'
import { keyOfNumber } from '../../questions/kind-tags.ts'

const withPicture = (imageUrl: string) => (imageUrl ? { imageUrl } : {})

function keyOf(question: NewQuestion) {
  const { kind, correctAnswer, correctAnswers = [], tellsCount } = question
  if (kind === 'number') return { kind, number: keyOfNumber(question) }
  if (kind !== 'several') return { correctAnswer }
  return { kind, correctAnswers, ...(tellsCount && { choose: correctAnswers.length }) }
}

/** Questions as the API has them, in a file that names its format and version. */
export const toJson = (questions: readonly NewQuestion[]) =>
  `${JSON.stringify(
    {
      format: 'quiz-questions',
      version: 1,
      questions: questions.map((question) => ({
        text: question.text,
        ...withPicture(question.imageUrl),
        options: question.options.map(({ text, imageUrl, imageAlt, pinned }) => ({
          text,
          ...withPicture(imageUrl),
          ...contentOf({ imageAlt }),
          ...pin(pinned),
        })),
        ...keyOf(question),
        points: question.points,
        ...contentOf(question),
        ...pin(question.pinned),
      })),
    },
    null,
    2,
  )}\n`
