import { XMLParser, XMLValidator } from 'fast-xml-parser'
import * as v from 'valibot'
import type { EmbeddedPicture, FoundQuestion, Reading } from '../../../domain/exchange/found-question.ts'
import type { Fault } from '../../../domain/exchange/import-problem.ts'
import type { TruthWords } from '../../../domain/exchange/import-reading.ts'
import { decodeEntities } from '../../markup/html-entities.ts'
import { escapeMarkup } from '../../markup/question-markup.ts'
import { reduceMarkup } from '../../office/reduce.ts'
import { cutFile, pictureCollector } from '../../questions/embedded-pictures.ts'
import { type CutBlock, readCutBlocks } from '../../questions/embedded-source.ts'
import { unreadable } from '../../questions/read-blocks.ts'
import { TRUTH_SIGNS } from '../../questions/weighted-question.ts'
import type { QtiTexts } from './item.ts'
import type { QtiNode } from './node.ts'
import { questionOfQti, splitQti } from './question.ts'

/** Deeper than any real item, and shallow enough for recursion. */
const MAX_DEPTH = 100

/** Parses one item at a time and expands no entities, because files are untrusted input. */
const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  textNodeName: '#text',
  cdataPropName: '#cdata',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  processEntities: false,
  maxNestedTags: MAX_DEPTH,
})

/** An element as the parser gives it: one key with its children, and its attributes. */
const Parsed = v.record(v.string(), v.unknown())
const Children = v.array(Parsed)
const Attributes = v.optional(v.record(v.string(), v.string()), {})

/** Version 3.0 writes `qti-choice-interaction` and `max-choices`. */
const inOldSpelling = (name: string) =>
  name.replace(/^qti-/, '').replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

function nodeOf(name: string, children: unknown, attributes: unknown): QtiNode {
  const isNew = name.startsWith('qti-')
  return {
    name: isNew ? inOldSpelling(name) : name,
    attributes: new Map(
      Object.entries(v.parse(Attributes, attributes)).map(([key, value]) => [
        isNew ? inOldSpelling(key) : key,
        decodeEntities(value),
      ]),
    ),
    children: v.parse(Children, children).flatMap(childOf),
  }
}

function childOf(parsed: v.InferOutput<typeof Parsed>): (QtiNode | string)[] {
  const { ':@': attributes, ...rest } = parsed
  const [name = '', content] = Object.entries(rest)[0] ?? []
  if (name === '#text') return [String(content)]
  // A section is taken literally.
  if (name === '#cdata')
    return v.parse(Children, content).map(({ '#text': text }) => escapeMarkup(String(text ?? '')))
  return name === '' || name.startsWith('?') ? [] : [nodeOf(name, content, attributes)]
}

const ITEMS = ['item', 'assessmentItem']

function parseItem(source: string): QtiNode | Fault {
  const valid = XMLValidator.validate(source)
  if (valid !== true) return { code: 'not-well-formed', said: valid.err.msg }
  try {
    const [item] = v
      .parse(Children, parser.parse(source))
      .flatMap(childOf)
      .filter((child) => typeof child !== 'string')
    return item && ITEMS.includes(item.name) ? item : { code: 'not-qti' }
  } catch (error) {
    // The parser refuses names such as __proto__, and very deep nesting.
    if (error instanceof Error) return { code: 'not-well-formed', said: error.message }
    throw error
  }
}

const charactersOf: QtiTexts['charactersOf'] = ({ children }) =>
  decodeEntities(children.filter((child) => typeof child === 'string').join(''))

/**
 * Reads multiple-choice questions in QTI 1.2, 2.1, 2.2 and 3.0, any number in one text. `words` are the options of a true/false question;
 * `given` are the pictures that the text already points to.
 */
export function readQti(
  xml: string,
  words: TruthWords = TRUTH_SIGNS,
  given: readonly EmbeddedPicture[] = [],
): Reading {
  const kept = [...given]
  const newPictures = pictureCollector(kept)
  const readBlock = (block: CutBlock): FoundQuestion | undefined => {
    const { line, lastLine } = block
    const item = parseItem(block.source)
    if ('code' in item) return { ...unreadable(line, item), lastLine }
    const { place, take } = newPictures()
    const reduce: QtiTexts['reduce'] = (html) => place(reduceMarkup(html), (url) => cutFile(block, url))
    return questionOfQti(item, { line, lastLine, words, take, texts: { reduce, charactersOf } })
  }
  return { ...readCutBlocks(splitQti(xml), readBlock), pictures: kept }
}
