import type { NewQuestion } from '../../../domain/exchange/found-question.ts'
import { toMarkup } from '../../markup/question-markup.ts'
import { escapedHtml, titleAttribute, XML_HEAD } from '../../markup/write-xml.ts'
import { absoluteTolerance, keyOfNumber, kindTags } from '../../questions/kind-tags.ts'

const material = (text: string, imageUrl = '', imageAlt = '') =>
  `<material><mattext texttype="text/html">${escapedHtml(toMarkup(text, imageUrl, imageAlt))}</mattext></material>`

const field = (label: string, entry: string) =>
  `<qtimetadatafield><fieldlabel>${label}</fieldlabel><fieldentry>${entry}</fieldentry></qtimetadatafield>`

const EVERYBODY =
  '<respcondition continue="Yes"><conditionvar><other/></conditionvar><displayfeedback feedbacktype="Response" linkrefid="general_fb"/></respcondition>\n'

const score = (condition: string) =>
  `<respcondition continue="No"><conditionvar>${condition}</conditionvar><setvar action="Set" varname="SCORE">100</setvar></respcondition>\n`

const equals = (answer: string | number) => `<varequal respident="response1">${answer}</varequal>`

/** What an item of each kind asks for, and what scores. */
interface Asked {
  type: string
  response: string
  condition: string
}

function askedNumber(question: NewQuestion): Asked {
  const key = keyOfNumber(question)
  const [value = 0, tolerance] = [key.value, absoluteTolerance(key)]
  const bound = (name: string, at: number) =>
    `<${name} respident="response1">${Number(at.toPrecision(15))}</${name}>`
  const between = `<and>${bound('vargte', value - tolerance)}${bound('varlte', value + tolerance)}</and>`
  return {
    type: 'numerical_question',
    response:
      '<response_str ident="response1" rcardinality="Single"><render_fib fibtype="Decimal"><response_label ident="answer1"/></render_fib></response_str>',
    condition: `<or>${equals(value)}${between}</or>`,
  }
}

function askedOptions(question: NewQuestion, index: number): Asked {
  const { options, kind, correctAnswer, correctAnswers } = question
  const isSeveral = kind === 'several'
  const right = (isSeveral && correctAnswers) || [correctAnswer]
  const ident = (option: number) => `q${index + 1}_o${option + 1}`
  const labels = options.map(
    (option, at) =>
      `<response_label ident="${ident(at)}"${option.pinned ? ' rshuffle="No"' : ''}>${material(option.text, option.imageUrl, option.imageAlt)}</response_label>\n`,
  )
  const all = options.map((_, at) =>
    right.includes(at) ? equals(ident(at)) : `<not>${equals(ident(at))}</not>`,
  )
  return {
    type: isSeveral ? 'multiple_answers_question' : 'multiple_choice_question',
    response: `<response_lid ident="response1" rcardinality="${isSeveral ? 'Multiple' : 'Single'}"><render_choice>\n${labels.join('')}</render_choice></response_lid>`,
    condition: isSeveral ? `<and>${all.join('')}</and>` : equals(ident(correctAnswer)),
  }
}

function itemXml(question: NewQuestion, index: number): string {
  const { text, imageUrl, imageAlt, points, explanation, topic, kind } = question
  const asked = kind === 'number' ? askedNumber(question) : askedOptions(question, index)
  const tags = kindTags(question).join(' | ')
  return [
    `<item ident="q${index + 1}" title=${titleAttribute(question)}>\n<itemmetadata><qtimetadata>`,
    field('question_type', asked.type),
    field('points_possible', String(points)),
    topic ? field('qmd_topic', escapedHtml(topic)) : '',
    tags ? field('qmd_keywords', escapedHtml(tags)) : '',
    `</qtimetadata></itemmetadata>\n<presentation>${material(text, imageUrl, imageAlt)}\n`,
    `${asked.response}</presentation>\n`,
    '<resprocessing><outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes>\n',
    explanation ? EVERYBODY : '',
    score(asked.condition),
    '</resprocessing>\n',
    explanation
      ? `<itemfeedback ident="general_fb"><flow_mat>${material(explanation)}</flow_mat></itemfeedback>\n`
      : '',
    '</item>\n',
  ].join('')
}

/** QTI 1.2 in one file, with the metadata that Canvas writes. */
export const toQti1 = (questions: readonly NewQuestion[]) =>
  `${XML_HEAD}<questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2">\n<assessment ident="assessment"><section ident="root_section">\n${questions.map(itemXml).join('')}</section></assessment>\n</questestinterop>\n`
