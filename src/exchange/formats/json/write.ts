import { contentOf, type NewQuestion, pin } from '../../../domain/exchange/found-question.ts'

const withPicture = (imageUrl: string) => (imageUrl ? { imageUrl } : {})

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
        correctAnswer: question.correctAnswer,
        points: question.points,
        ...contentOf(question),
        ...pin(question.pinned),
      })),
    },
    null,
    2,
  )}\n`
