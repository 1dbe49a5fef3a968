import { XMLParser, XMLValidator } from 'fast-xml-parser'
import * as v from 'valibot'
import {
  type FoundQuestion,
  type Reading,
  readEach,
  unreadable,
} from '../domain/exchange/question-exchange.ts'
import { decodeEntities } from '../domain/exchange/question-markup.ts'
import {
  type MoodleBlock,
  type MoodleText,
  questionOfMoodle,
  splitMoodle,
} from '../domain/exchange/question-moodle.ts'

/**
 * One question at a time and without entities of the document's own, so that nothing can be expanded; a document type is
 * outside the questions and is never read.
 */
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  textNodeName: '#text',
  cdataPropName: '#cdata',
  alwaysCreateTextNode: true,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  processEntities: false,
  isArray: (_name, _path, _isLeaf, isAttribute) => !isAttribute,
})

const Characters = v.optional(v.string(), '')
const Leaf = v.object({
  '#text': Characters,
  '#cdata': v.optional(v.array(v.object({ '#text': Characters })), []),
})
const Rich = v.object({ '@format': v.optional(v.string()), text: v.optional(v.array(Leaf)) })

const Element = v.object({
  '@type': v.optional(v.string(), ''),
  questiontext: v.optional(v.array(Rich)),
  single: v.optional(v.array(Leaf)),
  defaultgrade: v.optional(v.array(Leaf)),
  answer: v.optional(v.array(v.object({ ...Rich.entries, '@fraction': v.optional(v.string(), '') })), []),
})
const Document = v.object({ question: v.array(Element) })

/** Character sections are taken as they are; elsewhere the entities of XML stand for their characters. */
const charactersOf = (leaf: v.InferOutput<typeof Leaf> | undefined) =>
  leaf
    ? decodeEntities(leaf['#text']).trim() + leaf['#cdata'].map((section) => section['#text']).join('')
    : ''

const textOf = (rich: v.InferOutput<typeof Rich> | undefined): MoodleText => ({
  text: charactersOf(rich?.text?.[0]),
  format: rich?.['@format'] ?? 'html',
})

function questionOf(line: number, element: v.InferOutput<typeof Element>): FoundQuestion | undefined {
  return questionOfMoodle(line, {
    type: element['@type'],
    text: textOf(element.questiontext?.[0]),
    single: charactersOf(element.single?.[0]),
    grade: charactersOf(element.defaultgrade?.[0]),
    answers: element.answer.map((answer) => ({ text: textOf(answer), fraction: answer['@fraction'] })),
  })
}

/** Files that are packed into the XML are of no use to us, and can be large. */
const FILES = /<file\b[^>]*>[^<]*<\/file>/g

function parseElement(source: string): v.InferOutput<typeof Element> | string {
  const valid = XMLValidator.validate(source)
  if (valid !== true) return valid.err.msg
  try {
    const document = v.safeParse(Document, parser.parse(source))
    const [element] = document.success ? document.output.question : []
    return element ?? 'not a question as Moodle writes it'
  } catch (error) {
    // The parser refuses names that would harm the page.
    if (error instanceof Error) return error.message
    throw error
  }
}

function readBlock({ line, source }: MoodleBlock): FoundQuestion | undefined {
  const element = parseElement(source.replaceAll(FILES, ''))
  return typeof element === 'string'
    ? unreadable(line, `not well-formed: ${element}`)
    : questionOf(line, element)
}

/** Moodle XML; of its question types the one with a single correct option. */
export const read = (xml: string): Reading => readEach(splitMoodle(xml), readBlock)
