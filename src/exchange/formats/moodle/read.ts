import { XMLParser, XMLValidator } from 'fast-xml-parser'
import * as v from 'valibot'
import type { EmbeddedPicture, FoundQuestion, Reading } from '../../../domain/exchange/found-question.ts'
import type { Fault } from '../../../domain/exchange/import-problem.ts'
import type { TruthWords } from '../../../domain/exchange/import-reading.ts'
import { decodeEntities } from '../../markup/html-entities.ts'
import type { ReducedText } from '../../markup/question-markup.ts'
import { reduceMarkup } from '../../office/reduce.ts'
import {
  base64File,
  type EmbeddedFile,
  pictureCollector,
  type QuestionPictures,
} from '../../questions/embedded-pictures.ts'
import { type CutBlock, cutAt, readCutBlocks } from '../../questions/embedded-source.ts'
import { withKindTags } from '../../questions/kind-tags.ts'
import { pinsIn, withPins } from '../../questions/pins.ts'
import { unreadable } from '../../questions/read-blocks.ts'
import { topicOf } from '../../questions/topic-path.ts'
import { TRUTH_SIGNS } from '../../questions/weighted-question.ts'
import { questionOfMoodle, splitMoodle } from './question.ts'

/** Parses one question at a time and expands no entities, since files are untrusted input. */
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
type Leaf = v.InferOutput<typeof Leaf>
const Leaves = v.optional(v.array(Leaf), [])
const File = v.object({ ...Leaf.entries, '@name': Characters, '@path': v.optional(v.string(), '/') })
const Rich = v.object({
  ...Leaf.entries,
  '@format': v.optional(v.string()),
  text: v.optional(v.array(Leaf)),
  file: v.optional(v.array(File), []),
})
type Rich = v.InferOutput<typeof Rich>
const Answer = v.object({
  ...Rich.entries,
  '@fraction': v.optional(v.string(), ''),
  feedback: v.optional(v.array(Rich), []),
  tolerance: Leaves,
})
const Units = v.object({
  unit: v.optional(v.array(v.object({ multiplier: Leaves, unit_name: Leaves })), []),
})

const Element = v.object({
  '@type': v.optional(v.string(), ''),
  category: v.optional(v.array(Rich), []),
  questiontext: v.optional(v.array(Rich), []),
  generalfeedback: v.optional(v.array(Rich), []),
  image: Leaves,
  image_base64: Leaves,
  single: Leaves,
  defaultgrade: Leaves,
  answer: v.optional(v.array(Answer), []),
  units: v.optional(v.array(Units), []),
  tags: v.optional(v.array(v.object({ tag: v.optional(v.array(Rich), []) })), []),
})
type Element = v.InferOutput<typeof Element>
const Document = v.object({ question: v.array(Element) })

/** CDATA sections are taken literally; elsewhere entities are decoded. */
const charactersOf = (leaf: Leaf | undefined) =>
  leaf
    ? decodeEntities(leaf['#text']).trim() + leaf['#cdata'].map((section) => section['#text']).join('')
    : ''

/** In old files the element contains the text itself. */
const sourceOf = (rich: Rich) => charactersOf(rich.text?.[0] ?? rich)

const LINED = ['moodle_auto_format', 'markdown']

function reduceRich(rich: Rich): ReducedText {
  const source = sourceOf(rich)
  const format = rich['@format'] ?? 'html'
  if (format === 'plain_text') return { text: source.trim(), images: [], notes: [] }
  return reduceMarkup(source, { keepsLines: LINED.includes(format) })
}

const PLUGIN_FILE = /^@@PLUGINFILE@@(\/[^?#]*)/

/** Texts refer to their files by encoded names. */
function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch (error) {
    if (error instanceof URIError) return path
    throw error
  }
}

type FileOf = (name: string, content: string) => EmbeddedFile

/** Finds a file by the address that the text uses. */
const fileFinder = (rich: Rich, block: CutBlock, fileOf: FileOf) => (url: string) => {
  const cut = cutAt(block, url)
  if (cut !== undefined) return fileOf('', cut)
  const path = decodedPath(url.match(PLUGIN_FILE)?.[1] ?? '')
  const file = path && rich.file.find(({ '@name': name, '@path': at }) => `${at}${name}` === path)
  return file ? fileOf(file['@name'], file['#text']) : undefined
}

/** Each file is one picture, however often it is shown. */
function rememberFiles(block: CutBlock): FileOf {
  const known = new Map<string, EmbeddedFile>()
  return (name, content) => {
    const file = known.get(content) ?? base64File(name, cutAt(block, content) ?? content)
    known.set(content, file)
    return file
  }
}

/** Before Moodle 2, a question had a single picture outside its text. */
function oldPicture({ image, image_base64: content }: Element): { url: string; file: string } | undefined {
  const url = charactersOf(image[0]).trim()
  return url ? { url, file: charactersOf(content[0]) } : undefined
}

function withOldPicture(text: ReducedText, element: Element, fileOf: FileOf, pictures: QuestionPictures) {
  const old = oldPicture(element)
  if (!old) return text
  const beside = { text: '', images: [{ url: old.url, alt: '' }], notes: [] }
  const { images } = pictures.place(beside, () => (old.file ? fileOf(old.url, old.file) : undefined))
  return { ...text, images: [...text.images, ...images] }
}

/** The unit of the key; others are worked out. */
function unitOf({ units }: Element): string | undefined {
  const all = units.flatMap(({ unit }) => unit)
  const own = all.find(({ multiplier }) => Number(charactersOf(multiplier[0])) === 1) ?? all[0]
  return (own && charactersOf(own.unit_name[0]).trim()) || undefined
}

function texts(block: CutBlock, element: Element, pictures: QuestionPictures) {
  const fileOf = rememberFiles(block)
  const textOf = (rich: Rich | undefined): ReducedText =>
    rich
      ? pictures.place(reduceRich(rich), fileFinder(rich, block, fileOf))
      : { text: '', images: [], notes: [] }
  return {
    text: withOldPicture(textOf(element.questiontext[0]), element, fileOf, pictures),
    feedback: textOf(element.generalfeedback[0]),
    answers: element.answer.map((answer) => ({
      text: textOf(answer),
      fraction: answer['@fraction'],
      feedback: textOf(answer.feedback[0]),
      tolerance: charactersOf(answer.tolerance[0]),
    })),
    unit: unitOf(element),
  }
}

/** Tags within a text that were never escaped would be taken for elements of Moodle's: 10<sup>7</sup> would be 107. */
function escapedTexts(source: string): string {
  const pieces: string[] = []
  let done = 0
  for (const { 0: opening, index } of source.matchAll(/<text>/g)) {
    const start = index + opening.length
    const end = source.indexOf('</text>', start)
    if (end < 0) break
    const inner = source.slice(start, end)
    if (start < done || inner.includes('<![CDATA[')) continue
    pieces.push(source.slice(done, start), inner.replaceAll('<', '&lt;'))
    done = end
  }
  return [...pieces, source.slice(done)].join('')
}

function parseElement(given: string): Element | Fault {
  const source = escapedTexts(given)
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

/** Reads multiple-choice questions from Moodle XML. `words` are the options of true/false questions. */
export function readMoodle(xml: string, words: TruthWords = TRUTH_SIGNS): Reading {
  const kept: EmbeddedPicture[] = []
  const newPictures = pictureCollector(kept)
  let topic: string | undefined
  const readBlock = (block: CutBlock): FoundQuestion | undefined => {
    const { line, lastLine } = block
    const element = parseElement(block.source)
    if ('code' in element) return { ...unreadable(line, element), lastLine }
    const category = element['@type'] === 'category'
    if (category) topic = topicOf(element.category[0] ? sourceOf(element.category[0]) : '')
    if (category) return undefined
    const pictures = newPictures()
    const given = {
      type: element['@type'],
      single: charactersOf(element.single[0]),
      grade: charactersOf(element.defaultgrade[0]),
      ...texts(block, element, pictures),
    }
    const found = questionOfMoodle(given, { line, lastLine, topic, words, take: pictures.take })
    const tags = element.tags.flatMap(({ tag }) => tag.map(sourceOf))
    return withKindTags(withPins(found, pinsIn(tags)), tags)
  }
  return { ...readCutBlocks(splitMoodle(xml), readBlock), pictures: kept }
}
