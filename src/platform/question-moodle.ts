import { XMLParser, XMLValidator } from 'fast-xml-parser'
import * as v from 'valibot'
import type { Fault } from '../domain/exchange/import-problem.ts'
import {
  type FoundQuestion,
  type Reading,
  readBlocks,
  type SourceBlock,
  unreadable,
} from '../domain/exchange/question-exchange.ts'
import { decodeEntities } from '../domain/exchange/question-markup.ts'
import { type MoodleText, questionOfMoodle, splitMoodle } from '../domain/exchange/question-moodle.ts'

/** Parses one question at a time and expands no entities, because files are untrusted input. */
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
  generalfeedback: v.optional(v.array(Rich)),
  single: v.optional(v.array(Leaf)),
  defaultgrade: v.optional(v.array(Leaf)),
  answer: v.optional(v.array(v.object({ ...Rich.entries, '@fraction': v.optional(v.string(), '') })), []),
})
const Document = v.object({ question: v.array(Element) })

/** CDATA sections are taken literally; elsewhere entities are decoded. */
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
    feedback: textOf(element.generalfeedback?.[0]),
    single: charactersOf(element.single?.[0]),
    grade: charactersOf(element.defaultgrade?.[0]),
    answers: element.answer.map((answer) => ({ text: textOf(answer), fraction: answer['@fraction'] })),
  })
}

function parseElement(source: string): v.InferOutput<typeof Element> | Fault {
  const valid = XMLValidator.validate(source)
  if (valid !== true) return { code: 'not-well-formed', said: valid.err.msg }
  try {
    const document = v.safeParse(Document, parser.parse(source))
    const [element] = document.success ? document.output.question : []
    return element ?? { code: 'not-moodle' }
  } catch (error) {
    // The parser refuses names such as __proto__.
    if (error instanceof Error) return { code: 'not-well-formed', said: error.message }
    throw error
  }
}

function readBlock({ line, source }: SourceBlock): FoundQuestion | undefined {
  const element = parseElement(source)
  return 'code' in element ? unreadable(line, element) : questionOf(line, element)
}

/** Reads the single-choice questions of Moodle XML. */
export const readMoodle = (xml: string): Reading => readBlocks(splitMoodle(xml), readBlock)
