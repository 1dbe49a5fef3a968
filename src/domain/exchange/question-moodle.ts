import type { QuestionKind } from './import-problem.ts'
import { type FoundQuestion, keepPicture, type SourceBlock, unreadable } from './question-exchange.ts'
import { countBreaks } from './question-file.ts'
import { reduceMarkup } from './question-markup.ts'

/**
 * CDATA sections and comments are skipped whole, because they may contain a closing tag. The end of an opening tag is not
 * looked for: where many have none, that would take quadratic time.
 */
const MARKS = /<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<!--[\s\S]*?(?:-->|$)|<question(?=[\s/>])|<\/question\s*>/g

/** Files are not imported, and can be large. A tag has no `<` within, so a tag without an end is not searched far. */
const FILES = /<file\b[^<>]*>[^<]*<\/file>/g

/** Cuts out the source of each question, without its files, so that a broken one does not cost the others. */
export function splitMoodle(xml: string): SourceBlock[] {
  const blocks: SourceBlock[] = []
  let [open, line, counted] = [-1, 1, 0]
  const close = (end: number) => {
    if (open < 0) return
    line += countBreaks(xml.slice(counted, open))
    counted = open
    blocks.push({ line, source: xml.slice(open, end).replaceAll(FILES, '') })
    open = -1
  }
  for (const mark of xml.matchAll(MARKS)) {
    if (mark[0].startsWith('</')) close(mark.index + mark[0].length)
    else if (mark[0].startsWith('<question')) {
      // A question that is never closed ends where the next begins.
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

/** A question as in the XML: `single` is the element's text, fractions are percentages. */
export interface MoodleQuestion {
  type: string
  text: MoodleText
  feedback: MoodleText
  single: string
  grade: string
  answers: { text: MoodleText; fraction: string }[]
}

/** Types of elements that are not questions. */
const NO_QUESTIONS = ['category']

const KINDS: ReadonlyMap<string, QuestionKind> = new Map([
  ['truefalse', 'true-false'],
  ['shortanswer', 'short-answer'],
  ['numerical', 'numerical'],
  ['matching', 'matching'],
  ['essay', 'essay'],
  ['description', 'description'],
  ['cloze', 'cloze'],
])

const textOf = ({ text, format }: MoodleText) =>
  format === 'plain_text'
    ? { text: text.trim(), images: [], notes: [] }
    : reduceMarkup(text, { keepsLines: format === 'moodle_auto_format' || format === 'markdown' })

function answerOf({ text: source, fraction }: MoodleQuestion['answers'][number], index: number) {
  const { text, images, notes } = textOf(source)
  const { notes: pictureNotes, ...picture } = keepPicture(images, { code: 'option', option: index })
  return {
    option: { text, ...picture, correct: Number(fraction) === 100 },
    notes: [...notes, ...pictureNotes],
  }
}

const isPartly = ({ fraction }: { fraction: string }) => Number(fraction) > 0 && Number(fraction) < 100

/** Undefined for an element that is not a question, such as a category. */
export function questionOfMoodle(line: number, given: MoodleQuestion): FoundQuestion | undefined {
  if (NO_QUESTIONS.includes(given.type)) return undefined
  const { text, images, notes } = textOf(given.text)
  if (given.type !== 'multichoice') {
    const kind = KINDS.get(given.type)
    return unreadable(
      line,
      kind ? { code: 'unsupported-kind', kind } : { code: 'unknown-type', type: given.type },
      text,
    )
  }
  const { notes: pictureNotes, ...picture } = keepPicture(images, { code: 'question' })
  const answers = given.answers.map(answerOf)
  const many = /^(false|0)$/i.test(given.single) || given.answers.some(isPartly)
  return {
    line,
    text,
    ...picture,
    options: answers.map(({ option }) => option),
    points: Math.max(1, Math.round(Number(given.grade) || 1)),
    explanation: textOf(given.feedback).text,
    problems: many ? [{ line, code: 'several-answers' }] : [],
    notes: [...notes, ...pictureNotes, ...answers.flatMap(({ notes: ofOption }) => ofOption)],
  }
}
