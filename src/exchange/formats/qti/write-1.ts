import type { NewQuestion } from '../../../domain/exchange/found-question.ts'
import { toMarkup } from '../../markup/question-markup.ts'
import { escapedHtml, titleAttribute, XML_HEAD } from '../../markup/write-xml.ts'

const material = (text: string, imageUrl = '', imageAlt = '') =>
  `<material><mattext texttype="text/html">${escapedHtml(toMarkup(text, imageUrl, imageAlt))}</mattext></material>`

const field = (label: string, entry: string) =>
  `<qtimetadatafield><fieldlabel>${label}</fieldlabel><fieldentry>${entry}</fieldentry></qtimetadatafield>`

const EVERYBODY =
  '<respcondition continue="Yes"><conditionvar><other/></conditionvar><displayfeedback feedbacktype="Response" linkrefid="general_fb"/></respcondition>\n'

const rightAnswer = (ident: string) =>
  `<respcondition continue="No"><conditionvar><varequal respident="response1">${ident}</varequal></conditionvar><setvar action="Set" varname="SCORE">100</setvar></respcondition>\n`

function itemXml(question: NewQuestion, index: number): string {
  const { text, imageUrl, imageAlt, options, correctAnswer, points, explanation, topic } = question
  const ident = (option: number) => `q${index + 1}_o${option + 1}`
  const labels = options.map(
    (option, at) =>
      `<response_label ident="${ident(at)}"${option.pinned ? ' rshuffle="No"' : ''}>${material(option.text, option.imageUrl, option.imageAlt)}</response_label>\n`,
  )
  return [
    `<item ident="q${index + 1}" title=${titleAttribute(question)}>\n<itemmetadata><qtimetadata>`,
    field('question_type', 'multiple_choice_question'),
    field('points_possible', String(points)),
    topic ? field('qmd_topic', escapedHtml(topic)) : '',
    `</qtimetadata></itemmetadata>\n<presentation>${material(text, imageUrl, imageAlt)}\n`,
    '<response_lid ident="response1" rcardinality="Single"><render_choice>\n',
    ...labels,
    '</render_choice></response_lid></presentation>\n',
    '<resprocessing><outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes>\n',
    explanation ? EVERYBODY : '',
    rightAnswer(ident(correctAnswer)),
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
