import type { NewQuestion } from '../../../domain/exchange/found-question.ts'
import { escapeMarkup, toMarkup } from '../../markup/question-markup.ts'
import { escapedHtml, inXml, titleOf, XML_HEAD } from '../../markup/write-xml.ts'
import { absoluteTolerance, keyOfNumber, kindTags } from '../../questions/kind-tags.ts'
import { pinTags } from '../../questions/pins.ts'
import { categoryPath } from '../../questions/topic-path.ts'

const rich = (text: string, imageUrl = '', imageAlt = '') =>
  `<text>${escapedHtml(toMarkup(text, imageUrl, imageAlt))}</text>`

const category = (topic: string | undefined) =>
  `<question type="category"><category><text>${inXml(escapeMarkup(categoryPath(topic)))}</text></category></question>\n`

function tagsXml(question: NewQuestion): string {
  const tags = [...pinTags(question), ...kindTags(question)].map(
    (tag) => `<tag><text>${inXml(escapeMarkup(tag))}</text></tag>`,
  )
  return tags.length > 0 ? `<tags>${tags.join('')}</tags>\n` : ''
}

/** Of several right options, each has its share, and a wrong one takes everything. */
function choiceXml({ options, kind, correctAnswer, correctAnswers }: NewQuestion): string {
  const isSeveral = kind === 'several'
  const right = (isSeveral && correctAnswers) || [correctAnswer]
  const [share, taken] = [Number((100 / right.length).toFixed(5)), isSeveral ? -100 : 0]
  const answers = options.map(
    (option, index) =>
      `<answer fraction="${right.includes(index) ? share : taken}" format="html">${rich(option.text, option.imageUrl, option.imageAlt)}</answer>\n`,
  )
  return [
    `<single>${!isSeveral}</single>\n<shuffleanswers>true</shuffleanswers>\n`,
    '<answernumbering>ABCD</answernumbering>\n',
    ...answers,
  ].join('')
}

function numberXml(question: NewQuestion): string {
  const key = keyOfNumber(question)
  const unit = key.unit && inXml(escapeMarkup(key.unit))
  return [
    `<answer fraction="100" format="moodle_auto_format"><text>${key.value}</text><tolerance>${absoluteTolerance(key)}</tolerance></answer>\n`,
    unit
      ? `<units><unit><multiplier>1</multiplier><unit_name>${unit}</unit_name></unit></units>\n<unitgradingtype>1</unitgradingtype><unitpenalty>1</unitpenalty><showunits>0</showunits><unitsleft>0</unitsleft>\n`
      : '<showunits>3</showunits>\n',
  ].join('')
}

function questionXml(question: NewQuestion): string {
  const { text, imageUrl, imageAlt, points, explanation, kind } = question
  const isNumber = kind === 'number'
  return [
    `<question type="${isNumber ? 'numerical' : 'multichoice'}">\n`,
    `<name><text>${inXml(escapeMarkup(titleOf(question)))}</text></name>\n`,
    `<questiontext format="html">${rich(text, imageUrl, imageAlt)}</questiontext>\n`,
    explanation ? `<generalfeedback format="html">${rich(explanation)}</generalfeedback>\n` : '',
    `<defaultgrade>${points}</defaultgrade>\n`,
    '<penalty>0</penalty>\n<hidden>0</hidden>\n',
    isNumber ? numberXml(question) : choiceXml(question),
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
