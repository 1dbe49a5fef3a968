import { decodeEntities } from '../../markup/html-entities.ts'
import {
  ANSWER,
  EXPLANATION,
  HARMLESS,
  IMAGE,
  OPTION,
  POINTS,
  plainName,
  TEXT,
  TOPIC,
} from '../../questions/field-names.ts'

/* Questions under the names that other programs give their fields. */

export type JsonRecord = Readonly<Record<string, unknown>>

export const isRecord = (json: unknown): json is JsonRecord =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

interface ForeignOption {
  text: string
  /** Its letter or number in the file. */
  label: string | undefined
  isRight: boolean
}

export interface ForeignQuestion {
  text: string
  options: readonly ForeignOption[]
  /** Letters, numbers or texts; several if several options are right. */
  keys: readonly string[]
  points: string | undefined
  explanation: string | undefined
  topic: string | undefined
  imageUrl: string | undefined
  /** Fields with a text that no question takes. */
  leftOut: readonly string[]
}

/** "correctAnswer" and "correct_answer" are "correct answer". */
const nameOf = (key: string) => plainName(key.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2'))

const LIST =
  /^(?:(?:answer )?(?:options|choices|alternatives)|answers|possible answers|antworten|opciones|réponses|choix)$/
const WRONG_LIST = /^(?:incorrect|wrong|false) (?:answers|options)$|^distractors$/
const RIGHT = /^(?:(?:is )?(?:correct|right|answer|true)|correcta|richtig)$/
const OPTION_TEXT = /^(?:text|answer|option|content|value|title|body|answer text|option text|choice)$/
const OPTION_LABEL = /^(?:label|letter|id|key|identifier|index)$/

const wordOf = (json: unknown) =>
  typeof json === 'string' || typeof json === 'number' || typeof json === 'boolean' ? String(json).trim() : ''

const fieldOf = (record: JsonRecord, name: RegExp) =>
  Object.keys(record).find((key) => name.test(nameOf(key)))

const valueUnder = (record: JsonRecord, name: RegExp) => record[fieldOf(record, name) ?? '']

function optionOf(json: unknown, label?: string): ForeignOption {
  if (!isRecord(json)) return { text: wordOf(json), label, isRight: false }
  const right = valueUnder(json, RIGHT)
  return {
    text: wordOf(valueUnder(json, OPTION_TEXT)),
    label: label ?? (wordOf(valueUnder(json, OPTION_LABEL)) || undefined),
    isRight: right === true || right === 1 || right === 'true',
  }
}

/** Options in a list, in an object by their letters, or in a field for each. */
function listedOptions(record: JsonRecord): { options: ForeignOption[]; fields: string[] } {
  const field = Object.keys(record).find(
    (key) => LIST.test(nameOf(key)) && (Array.isArray(record[key]) || isRecord(record[key])),
  )
  if (field !== undefined) {
    const list = record[field]
    const options = Array.isArray(list)
      ? list.map((each) => optionOf(each))
      : Object.entries(isRecord(list) ? list : {}).map(([label, each]) => optionOf(each, label))
    return { options, fields: [field] }
  }
  const fields = Object.keys(record).filter((key) => OPTION.test(nameOf(key)) && !isRecord(record[key]))
  const texts = fields.map((key) => wordOf(record[key]))
  const last = texts.findLastIndex(Boolean)
  return { options: texts.slice(0, last + 1).map((text) => optionOf(text)), fields }
}

const isText = (json: unknown): boolean =>
  typeof json === 'string' ? json.trim() !== '' : Array.isArray(json) ? json.some(isText) : isRecord(json)

/** The right answer and the wrong ones, each in a field of its own. */
function rightAndWrong(record: JsonRecord): { options: ForeignOption[]; fields: string[] } | undefined {
  const [right, wrong] = [fieldOf(record, ANSWER), fieldOf(record, WRONG_LIST)]
  const list = wrong === undefined ? undefined : record[wrong]
  if (right === undefined || wrong === undefined || !Array.isArray(list)) return undefined
  const options = [record[right], ...list].map((each) => optionOf(decodeEntities(wordOf(each))))
  return {
    options: options.map((option, at) => ({ ...option, isRight: at === 0 })),
    fields: [right, wrong],
  }
}

/** The fields of a question may stand in an object of their own. */
const flat = (record: JsonRecord): JsonRecord => {
  const inner = fieldOf(record, /^question$/)
  const own = inner === undefined ? undefined : record[inner]
  return inner !== undefined && isRecord(own) ? { ...record, [inner]: undefined, ...own } : record
}

/** A question under other names than ours; undefined if there is none. */
export function foreignQuestion(json: JsonRecord): ForeignQuestion | undefined {
  const record = flat(json)
  const pair = rightAndWrong(record)
  const { options, fields } = pair ?? listedOptions(record)
  const text = Object.keys(record).find(
    (key) => TEXT.test(nameOf(key)) && typeof record[key] === 'string' && !fields.includes(key),
  )
  if (text === undefined || options.length === 0) return undefined
  const key = pair
    ? undefined
    : Object.keys(record).find((each) => ANSWER.test(nameOf(each)) && !fields.includes(each))
  const said = key === undefined ? [] : [record[key]].flat()
  const others = [POINTS, EXPLANATION, TOPIC, IMAGE].map((name) => fieldOf(record, name))
  const [points, explanation, topic, image] = others.map((field) => wordOf(record[field ?? '']) || undefined)
  const used = new Set([text, key, ...fields, ...others])
  const written = wordOf(record[text])
  return {
    text: pair ? decodeEntities(written) : written,
    options,
    keys: said
      .map((each) => (isRecord(each) ? wordOf(valueUnder(each, OPTION_TEXT)) : wordOf(each)))
      .filter(Boolean),
    points,
    explanation,
    topic,
    imageUrl: image,
    leftOut: Object.keys(record).filter(
      (each) =>
        !used.has(each) &&
        !HARMLESS.test(nameOf(each)) &&
        !/^kind$|^type$/.test(nameOf(each)) &&
        isText(record[each]),
    ),
  }
}
