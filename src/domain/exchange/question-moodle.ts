import {
  type FoundQuestion,
  keepPicture,
  nameOfOption,
  ONLY_SINGLE_CHOICE,
  unreadable,
} from './question-exchange.ts'
import { reduceMarkup } from './question-markup.ts'

export interface MoodleBlock {
  /** Of its opening tag, from 1. */
  line: number
  source: string
}

/** Sections of characters and comments are passed over whole: they may hold anything, a closing tag too. */
const MARKS = /<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<!--[\s\S]*?(?:-->|$)|<question\b[^>]*>|<\/question\s*>/g

const countBreaks = (text: string) => text.split('\n').length - 1

/** The elements of the questions, each with its source, so that one broken question does not cost the others. */
export function splitMoodle(xml: string): MoodleBlock[] {
  const blocks: MoodleBlock[] = []
  let [open, line, counted] = [-1, 1, 0]
  const close = (end: number) => {
    if (open < 0) return
    line += countBreaks(xml.slice(counted, open))
    counted = open
    blocks.push({ line, source: xml.slice(open, end) })
    open = -1
  }
  for (const mark of xml.matchAll(MARKS)) {
    if (mark[0].startsWith('</')) close(mark.index + mark[0].length)
    else if (mark[0].startsWith('<question')) {
      // One that was never closed ends where the next begins.
      close(mark.index)
      open = mark.index
    }
  }
  close(xml.length)
  return blocks
}

export interface MoodleText {
  text: string
  format: string
}

/** A question as the XML has it. `single` is as written; fractions are percentages. */
export interface MoodleQuestion {
  type: string
  text: MoodleText
  single: string
  grade: string
  answers: { text: MoodleText; fraction: string }[]
}

/** Element types that are no questions. */
const NO_QUESTIONS = ['category']

const KINDS: Readonly<Record<string, string>> = {
  truefalse: 'a true/false question',
  shortanswer: 'a short answer',
  numerical: 'a numerical question',
  matching: 'a matching question',
  essay: 'an essay',
  description: 'a text without answers',
  cloze: 'a text with gaps',
}

const textOf = ({ text, format }: MoodleText) =>
  format === 'plain_text'
    ? { text: text.trim(), images: [], notes: [] }
    : reduceMarkup(text, { keepsLines: format === 'moodle_auto_format' || format === 'markdown' })

function answerOf({ text: source, fraction }: MoodleQuestion['answers'][number], index: number) {
  const { text, images, notes } = textOf(source)
  const { imageUrl, notes: pictureNotes } = keepPicture(images, nameOfOption(index))
  return { option: { text, imageUrl, correct: Number(fraction) === 100 }, notes: [...notes, ...pictureNotes] }
}

const isPartly = ({ fraction }: { fraction: string }) => Number(fraction) > 0 && Number(fraction) < 100

/** Undefined for what is no question. */
export function questionOfMoodle(line: number, given: MoodleQuestion): FoundQuestion | undefined {
  if (NO_QUESTIONS.includes(given.type)) return undefined
  const { text, images, notes } = textOf(given.text)
  if (given.type !== 'multichoice') {
    const kind = KINDS[given.type] ?? `of the type "${given.type}"`
    return unreadable(line, `is ${kind}: ${ONLY_SINGLE_CHOICE}`, text)
  }
  const { imageUrl, notes: pictureNotes } = keepPicture(images, 'the question')
  const answers = given.answers.map(answerOf)
  const many = /^(false|0)$/i.test(given.single) || given.answers.some(isPartly)
  return {
    line,
    text,
    imageUrl,
    options: answers.map(({ option }) => option),
    points: Math.max(1, Math.round(Number(given.grade) || 1)),
    problems: many ? [{ line, message: `allows several answers: ${ONLY_SINGLE_CHOICE}` }] : [],
    notes: [...notes, ...pictureNotes, ...answers.flatMap(({ notes: ofOption }) => ofOption)],
  }
}
