import {
  ANSWER_WORDS,
  EXPLANATION_WORDS,
  OTHER_WORDS,
  POINT_WORDS,
  SECTION_WORDS,
  SOLUTION_WORDS,
  TOPIC_WORDS,
} from './words.ts'

/** `solution` is an answer if what follows names an option, else an explanation. */
type LabelKind = 'answer' | 'solution' | 'explanation' | 'topic' | 'points' | 'other'

export interface Label {
  kind: LabelKind
  /** What follows. */
  rest: string
}

const WORDS: readonly [LabelKind, string][] = [
  ['answer', ANSWER_WORDS],
  ['solution', SOLUTION_WORDS],
  ['explanation', EXPLANATION_WORDS],
  ['topic', TOPIC_WORDS],
  ['points', POINT_WORDS],
  ['other', OTHER_WORDS],
]

/** A label ends with a colon, a dash, 'is' or, if it is 'Ans', with a full stop, which may end a cell of a table. */
const ENDS =
  '(?: ?\\([^()]{1,20}\\))?(?: (?:is|ist|est|es|è|é))? {0,3}(?:\\.?[:：=>]|[-–—](?=\\s)|\\.(?=\\s{0,3}[(\\[\\p{L}\\d]))[:\\s]{0,3}'
/** A quick test that rules out most lines. */
const ANY = new RegExp(`^(?:the )?(?:${WORDS.map(([, words]) => words).join('|')})(?!\\p{L})`, 'iu')
/** A cell of a table, with one more beside it; more of them are a table of data. */
const CELL_ENDS = '\\t(?=[^\\t]+$)'
const IN_CELLS: ReadonlySet<LabelKind> = new Set(['answer', 'solution', 'explanation'])
const LABELS = WORDS.map(([kind, words]) => {
  const ends = IN_CELLS.has(kind) ? `(?:${ENDS}|${CELL_ENDS})` : ENDS
  return [kind, new RegExp(`^(?:the )?(?:${words})${ends}`, 'iu')] as const
})
/** 'Answer C', 'Ans (b)', 'The correct answer is option C'. */
const NAMED = new RegExp(
  `^(?:the )?(?:${ANSWER_WORDS})(?: is| ist)?(?: option| choice)? ?(?=\\s[([]?\\p{L}[)\\].]?$|[([]\\p{L}[)\\]]|\\((?:\\p{L})\\)$)`,
  'iu',
)
const ALONE = new RegExp(`^(?:${ANSWER_WORDS})$`, 'iu')
const LONGEST = 60

/** Bold around the label, a bullet before it, brackets around the line. */
const undressed = (text: string) => {
  const bare = text.replaceAll('**', '').replace(/^[-•*_>→✅✓✔☑➡👉💡📝\s]{0,6}/u, '')
  return /^\[[^\]]*\]$|^\([^()]*\)$/.test(bare) && !/^.[\p{L}\d].$/u.test(bare)
    ? bare.slice(1, -1).trim()
    : bare
}

/** The label at the beginning of a line; undefined for a line without. */
export function labelOf(text: string): Label | undefined {
  const head = text.slice(0, LONGEST)
  // Cheap, because most lines have none.
  if (!/[:：=>.\-–—([\s]/.test(head)) return ALONE.test(head) ? { kind: 'answer', rest: '' } : undefined
  const bare = undressed(text)
  const start = bare.slice(0, LONGEST)
  if (!ANY.test(start)) return undefined
  for (const [kind, label] of LABELS) {
    const [source] = start.match(label) ?? []
    // 'Q. 5 m' and 'Key. …' are too short to count as labels.
    if (source)
      return {
        kind,
        rest: bare
          .slice(source.length)
          .replace(/^[*_\s]{0,4}/, '')
          .trim(),
      }
  }
  const [named] = bare.length <= LONGEST ? (bare.match(NAMED) ?? []) : []
  return named ? { kind: 'answer', rest: bare.slice(named.length).trim() } : undefined
}

const INLINE = new RegExp(
  `(?:[ \\t]{2}|[ \\t(\\[])(?=(?:\\*\\*)?(?:${ANSWER_WORDS})(?:\\*\\*)? ?[:：.]\\s?(?:\\*\\*)?[(\\[]?\\p{L}[)\\].]?(?:\\s|[)\\]]|$))`,
  'iu',
)

const OWN =
  /(?:^|[\s([])(?:your|chosen|selected|given|submitted|candidate.s|student.s|ihre|deine|tu|su|votre)\s*$/i

/** An answer at the end of a line, as in 'D. 40 m   Answer: C' or '… [Ans: C]'; its index or -1. */
export function inlineAnswerAt(text: string): number {
  const from = Math.max(0, text.length - LONGEST)
  const found = text.slice(from).match(INLINE)
  if (found?.index === undefined || from + found.index === 0) return -1
  // What a candidate chose is no key.
  return OWN.test(text.slice(0, from + found.index)) ? -1 : from + found.index
}

const SECTION = new RegExp(
  `^(?:${SECTION_WORDS})(?: (?:[ivxIVX]{1,5}|[A-Z]|\\d{1,2}|[أ-ي]{1,8}|[٠-٩]{1,2}|[\u0900-\u097f]{1,3})(?![\\p{L}\\p{M}\\d])| ?[:：–—-]|$)`,
  'iu',
)
const INSTRUCTION =
  /\b(?:answer (?:all|any|the)|choose the|select the|circle the|tick the|mark the|each question|instructions?|name ?[:_]|date ?[:_]|class ?[:_]|time(?: allowed)? ?:|duration ?:|total (?:marks|points)|maximum marks|max\.? marks|good luck|turn over|end of (?:the )?(?:paper|test|quiz|exam)|kreuzen sie|wählen sie|bearbeitungszeit|viel erfolg|erlaubte hilfsmittel|cochez|elige|calculators?)\b/i
const FOREIGN = /اختر|أجب|الزمن|الدرجة الكلية|التعليمات|الاسم ?:|सही विकल्प/

export const isSection = (text: string) => SECTION.test(text.replaceAll('**', '').slice(0, LONGEST))
export const isInstruction = (text: string) => {
  const head = text.slice(0, 300)
  return INSTRUCTION.test(head) || FOREIGN.test(head)
}

const ENDS_SENTENCE = /[.?!:;,؟।…_)\]]\**$/
/** Short, without the end of a sentence: the title of what follows. */
export const isTitle = (text: string) =>
  text.length <= 70 && !ENDS_SENTENCE.test(text) && /^[\p{Lu}\p{Lo}\d*"'“(]/u.test(text)
