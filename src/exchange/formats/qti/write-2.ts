import { strToU8, zipSync } from 'fflate'
import type { NewQuestion } from '../../../domain/exchange/found-question.ts'
import { attribute, toMarkup } from '../../markup/question-markup.ts'
import { inXml, titleAttribute, XML_HEAD } from '../../markup/write-xml.ts'

const XSD = 'http://www.imsglobal.org/xsd'
const TEMPLATE = 'http://www.imsglobal.org/question/qti_v2p1/rptemplates/map_response'

const rich = (text: string, imageUrl = '', imageAlt = '') => inXml(toMarkup(text, imageUrl, imageAlt))

const outcome = (identifier: string, type: string, value: string | number) =>
  `<outcomeDeclaration identifier="${identifier}" cardinality="single" baseType="${type}"><defaultValue><value>${value}</value></defaultValue></outcomeDeclaration>\n`

/** The only words about an item that the item itself may carry. */
const labelOf = ({ topic }: NewQuestion) => (topic ? ` label=${attribute(inXml(`topic=${topic}`))}` : '')

const letterOf = (index: number) => String.fromCharCode(65 + index)

/** The right choice is worth the points. Feedback is on by default, so everybody sees it. */
function itemXml(question: NewQuestion, index: number): string {
  const { text, imageUrl, imageAlt, options, correctAnswer, points, explanation } = question
  const key = letterOf(correctAnswer)
  const choices = options.map(
    (option, at) =>
      `<simpleChoice identifier="${letterOf(at)}"${option.pinned ? ' fixed="true"' : ''}>${rich(option.text, option.imageUrl, option.imageAlt)}</simpleChoice>\n`,
  )
  return [
    `${XML_HEAD}<assessmentItem xmlns="${XSD}/imsqti_v2p1" identifier="q${index + 1}" title=${titleAttribute(question)}${labelOf(question)} adaptive="false" timeDependent="false">\n`,
    '<responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier">\n',
    `<correctResponse><value>${key}</value></correctResponse>\n`,
    `<mapping defaultValue="0"><mapEntry mapKey="${key}" mappedValue="${points}"/></mapping>\n</responseDeclaration>\n`,
    outcome('SCORE', 'float', 0),
    outcome('MAXSCORE', 'float', points),
    explanation ? outcome('FEEDBACK', 'identifier', 'EXPLANATION') : '',
    `<itemBody>\n<div>${rich(text, imageUrl, imageAlt)}</div>\n`,
    '<choiceInteraction responseIdentifier="RESPONSE" shuffle="true" maxChoices="1">\n',
    ...choices,
    `</choiceInteraction>\n</itemBody>\n<responseProcessing template="${TEMPLATE}"/>\n`,
    explanation
      ? `<modalFeedback outcomeIdentifier="FEEDBACK" identifier="EXPLANATION" showHide="show">${rich(explanation)}</modalFeedback>\n`
      : '',
    '</assessmentItem>\n',
  ].join('')
}

const resource = (path: string, index: number) =>
  `<resource identifier="r${index + 1}" type="imsqti_item_xmlv2p1" href="${path}"><file href="${path}"/></resource>\n`

const manifest = (paths: readonly string[]) =>
  `${XML_HEAD}<manifest xmlns="${XSD}/imscp_v1p1" identifier="questions">\n<metadata><schema>QTIv2.1 Package</schema><schemaversion>1.0.0</schemaversion></metadata>\n<organizations/>\n<resources>\n${paths.map(resource).join('')}</resources>\n</manifest>\n`

/** A fixed date, so that the same questions yield the same file. */
const WRITTEN = new Date(2000, 0, 1)

/** A zipped package of QTI 2.1: a manifest, and each question as an item. */
export function toQti2(questions: readonly NewQuestion[]): Uint8Array<ArrayBuffer> {
  const width = String(questions.length).length
  const paths = questions.map((_, index) => `items/q${String(index + 1).padStart(width, '0')}.xml`)
  const files = new Map([
    ['imsmanifest.xml', manifest(paths)],
    ...questions.map((question, index): [string, string] => [paths[index] ?? '', itemXml(question, index)]),
  ])
  const packed = Object.fromEntries([...files].map(([path, text]) => [path, strToU8(text)]))
  return new Uint8Array(zipSync(packed, { mtime: WRITTEN }))
}
