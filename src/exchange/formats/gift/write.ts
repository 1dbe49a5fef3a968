import type { NewQuestion } from '../../../domain/exchange/found-question.ts'
import { toMarkup } from '../../markup/question-markup.ts'
import { pinTags } from '../../questions/pins.ts'
import { categoryPath } from '../../questions/topic-path.ts'

const escapeMarks = (text: string) => text.replaceAll(/[~=#{}:\\]/g, (mark) => `\\${mark}`)

const richText = (text: string, imageUrl = '', imageAlt = '') =>
  `[html]${escapeMarks(toMarkup(text, imageUrl, imageAlt))}`

/** The explanation becomes the general feedback, which everybody sees. */
function giftOf(question: NewQuestion, index: number): string {
  const { text, imageUrl, imageAlt, options, correctAnswer, points, explanation } = question
  const choices = options.map(
    (option, at) =>
      `${at === correctAnswer ? '=' : '~'}${richText(option.text, option.imageUrl, option.imageAlt)}`,
  )
  const tags = [...(points === 1 ? [] : [`points=${points}`]), ...pinTags(question)]
  const feedback = explanation ? [`####${richText(explanation)}`] : []
  return [
    ...tags.map((tag) => `// [tag:${tag}]`),
    `::Question ${index + 1}::${richText(text, imageUrl, imageAlt)} {`,
    ...choices,
    ...feedback,
    '}',
  ].join('\n')
}

const categoryLine = (topic: string | undefined) =>
  `$CATEGORY: ${categoryPath(topic?.replaceAll(/\s+/g, ' '))}\n\n`

/** Questions as GIFT, with HTML texts, so that line breaks, spaces and pictures survive in other systems. Topics are categories. */
export function toGift(questions: readonly NewQuestion[]): string {
  const blocks = questions.map((question, index) => {
    const isNew = question.topic !== questions[index - 1]?.topic
    return `${isNew ? categoryLine(question.topic) : ''}${giftOf(question, index)}`
  })
  return `${blocks.join('\n\n')}\n`
}
