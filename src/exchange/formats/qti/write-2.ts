import { strToU8, zipSync } from 'fflate'
import type { NewQuestion } from '../../../domain/exchange/found-question.ts'
import { attribute, toMarkup } from '../../markup/question-markup.ts'
import { inXml, titleAttribute, XML_HEAD } from '../../markup/write-xml.ts'
import { keyOfNumber, kindTags } from '../../questions/kind-tags.ts'

const XSD = 'http://www.imsglobal.org/xsd'
const TEMPLATE = 'http://www.imsglobal.org/question/qti_v2p1/rptemplates/map_response'

const rich = (text: string, imageUrl = '', imageAlt = '') => inXml(toMarkup(text, imageUrl, imageAlt))

const outcome = (identifier: string, type: string, value: string | number) =>
  `<outcomeDeclaration identifier="${identifier}" cardinality="single" baseType="${type}"><defaultValue><value>${value}</value></defaultValue></outcomeDeclaration>\n`

/** The only words about an item that the item itself may carry. */
function labelOf(question: NewQuestion): string {
  const { topic } = question
  const label = [...kindTags(question), ...(topic ? [`topic=${topic}`] : [])].join(' | ')
  return label ? ` label=${attribute(inXml(label))}` : ''
}

const letterOf = (index: number) => String.fromCharCode(65 + index)

/** What an item of each kind declares, asks and scores. */
interface Asked {
  declaration: string
  interaction: string
  processing: string
}

/** A choice is worth the points, of several right ones each has its share, and a wrong one takes everything. */
function askedOptions({ options, kind, correctAnswer, correctAnswers, points }: NewQuestion): Asked {
  const isSeveral = kind === 'several'
  const right = (isSeveral && correctAnswers) || [correctAnswer]
  const share = Number((points / right.length).toFixed(5))
  const values = right.map((at) => `<value>${letterOf(at)}</value>`)
  const entries = options.flatMap((_, at) => {
    if (!right.includes(at) && !isSeveral) return []
    return `<mapEntry mapKey="${letterOf(at)}" mappedValue="${right.includes(at) ? share : -points}"/>`
  })
  const choices = options.map(
    (option, at) =>
      `<simpleChoice identifier="${letterOf(at)}"${option.pinned ? ' fixed="true"' : ''}>${rich(option.text, option.imageUrl, option.imageAlt)}</simpleChoice>\n`,
  )
  return {
    declaration: `cardinality="${isSeveral ? 'multiple' : 'single'}" baseType="identifier">\n<correctResponse>${values.join('')}</correctResponse>\n<mapping${isSeveral ? ' lowerBound="0"' : ''} defaultValue="0">${entries.join('')}</mapping>\n`,
    interaction: `<choiceInteraction responseIdentifier="RESPONSE" shuffle="true" maxChoices="${isSeveral ? 0 : 1}">\n${choices.join('')}</choiceInteraction>\n`,
    processing: `<responseProcessing template="${TEMPLATE}"/>\n`,
  }
}

function askedNumber(question: NewQuestion): Asked {
  const { value, tolerance = { absolute: 0 } } = keyOfNumber(question)
  const isPart = 'relative' in tolerance
  const size = isPart ? Number((tolerance.relative * 100).toPrecision(12)) : tolerance.absolute
  const mode =
    size === 0
      ? 'toleranceMode="exact"'
      : `toleranceMode="${isPart ? 'relative' : 'absolute'}" tolerance="${size} ${size}"`
  return {
    declaration: `cardinality="single" baseType="float">\n<correctResponse><value>${value}</value></correctResponse>\n`,
    interaction: '<div><textEntryInteraction responseIdentifier="RESPONSE" expectedLength="15"/></div>\n',
    processing: `<responseProcessing><responseCondition><responseIf><equal ${mode}><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></equal><setOutcomeValue identifier="SCORE"><baseValue baseType="float">${question.points}</baseValue></setOutcomeValue></responseIf></responseCondition></responseProcessing>\n`,
  }
}

/** Feedback is on by default, so everybody sees it. */
function itemXml(question: NewQuestion, index: number): string {
  const { text, imageUrl, imageAlt, points, explanation, kind } = question
  const asked = kind === 'number' ? askedNumber(question) : askedOptions(question)
  return [
    `${XML_HEAD}<assessmentItem xmlns="${XSD}/imsqti_v2p1" identifier="q${index + 1}" title=${titleAttribute(question)}${labelOf(question)} adaptive="false" timeDependent="false">\n`,
    `<responseDeclaration identifier="RESPONSE" ${asked.declaration}</responseDeclaration>\n`,
    outcome('SCORE', 'float', 0),
    outcome('MAXSCORE', 'float', points),
    explanation ? outcome('FEEDBACK', 'identifier', 'EXPLANATION') : '',
    `<itemBody>\n<div>${rich(text, imageUrl, imageAlt)}</div>\n`,
    `${asked.interaction}</itemBody>\n${asked.processing}`,
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
