import type { NewQuestion } from '../../../domain/exchange/found-question.ts'
import { escapeMarkup, toMarkup } from '../../markup/question-markup.ts'
import { escapedHtml, inXml, titleOf, XML_HEAD } from '../../markup/write-xml.ts'
import { pinTags } from '../../questions/pins.ts'
import { categoryPath } from '../../questions/topic-path.ts'

const rich = (text: string, imageUrl = '', imageAlt = '') =>
  `<text>${escapedHtml(toMarkup(text, imageUrl, imageAlt))}</text>`

const category = (topic: string | undefined) =>
  `<question type="category"><category><text>${inXml(escapeMarkup(categoryPath(topic)))}</text></category></question>\n`

function tagsXml(question: NewQuestion): string {
  const tags = pinTags(question).map((tag) => `<tag><text>${tag}</text></tag>`)
  return tags.length > 0 ? `<tags>${tags.join('')}</tags>\n` : ''
}

function questionXml(question: NewQuestion): string {
  const { text, imageUrl, imageAlt, options, correctAnswer, points, explanation } = question
  const answers = options.map(
    (option, index) =>
      `<answer fraction="${index === correctAnswer ? 100 : 0}" format="html">${rich(option.text, option.imageUrl, option.imageAlt)}</answer>\n`,
  )
  return [
    '<question type="multichoice">\n',
    `<name><text>${inXml(escapeMarkup(titleOf(question)))}</text></name>\n`,
    `<questiontext format="html">${rich(text, imageUrl, imageAlt)}</questiontext>\n`,
    explanation ? `<generalfeedback format="html">${rich(explanation)}</generalfeedback>\n` : '',
    `<defaultgrade>${points}</defaultgrade>\n`,
    '<penalty>0</penalty>\n<hidden>0</hidden>\n<single>true</single>\n<shuffleanswers>true</shuffleanswers>\n',
    '<answernumbering>ABCD</answernumbering>\n',
    ...answers,
    tagsXml(question),
    '</question>\n',
  ].join('')
}

/** Moodle XML; topics become categories. */
export function toMoodle(questions: readonly NewQuestion[]): string {
  let topic: string | undefined
  const parts = questions.map((question) => {
    const isNew = question.topic !== topic
    topic = question.topic
    return `${isNew ? category(topic) : ''}${questionXml(question)}`
  })
  return `${XML_HEAD}<quiz>\n${parts.join('')}</quiz>\n`
}
