import type { NewQuestion } from '../../../domain/exchange/found-question.ts'
import { toMarkup } from '../../markup/question-markup.ts'
import { absoluteTolerance, keyOfNumber, kindTags } from '../../questions/kind-tags.ts'
import { pinTags } from '../../questions/pins.ts'
import { categoryPath } from '../../questions/topic-path.ts'

const escapeMarks = (text: string) => text.replaceAll(/[~=#{}:\\]/g, (mark) => `\\${mark}`)

const richText = (text: string, imageUrl = '', imageAlt = '') =>
  `[html]${escapeMarks(toMarkup(text, imageUrl, imageAlt))}`

const ofNumber = (question: NewQuestion) => {
  const key = keyOfNumber(question)
  return [`#${key.value}:${absoluteTolerance(key)}`]
}

/** Of several right options, each has its share, and a wrong one takes everything. */
function ofOptions({ options, correctAnswer, correctAnswers, kind }: NewQuestion): string[] {
  const right = (kind === 'several' && correctAnswers) || [correctAnswer]
  const share = Number((100 / right.length).toFixed(5))
  const markOf = (at: number) => {
    if (kind === 'several') return right.includes(at) ? `~%${share}%` : '~%-100%'
    return right.includes(at) ? '=' : '~'
  }
  return options.map(
    (option, at) => `${markOf(at)}${richText(option.text, option.imageUrl, option.imageAlt)}`,
  )
}

/** The explanation becomes the general feedback, which everybody sees. */
function giftOf(question: NewQuestion, index: number): string {
  const { text, imageUrl, imageAlt, points, explanation } = question
  const answers = question.kind === 'number' ? ofNumber(question) : ofOptions(question)
  const tags = [...(points === 1 ? [] : [`points=${points}`]), ...pinTags(question), ...kindTags(question)]
  const feedback = explanation ? [`####${richText(explanation)}`] : []
  return [
    ...tags.map((tag) => `// [tag:${tag}]`),
    `::Question ${index + 1}::${richText(text, imageUrl, imageAlt)} {`,
    ...answers,
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
