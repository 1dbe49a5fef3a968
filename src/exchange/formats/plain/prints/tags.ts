import type { PaperLine } from '../lines/lines.ts'
import { PLAIN_LABELS } from '../signs/words.ts'

/** '[Question_start]', '</solution>', '{{Answer}}': words in brackets that say what stands below. */
const TAG = /^[[<{]{1,2} ?(\/?) ?(\p{L}[\p{L} _-]{1,30}?) ?\d{0,3} ?[\]>}]{1,2} ?:? ?/u
const CLOSED = /[[<{]{1,2} ?\/ ?[\p{L} _-]{1,30}[\]>}]{1,2}$/u
/** '--- Solution ---'. */
const RULED = /^[-=*#~_]{2,10} ?(\p{L}[\p{L} ]{1,30}?) ?:? ?[-=*#~_]{2,10}$/u
const TITLES: readonly [RegExp, string][] = [
  [/^(?:detailed |worked )?(?:solutions?|soln|sol|lösung|solución|solução|الحل|हल)$/i, PLAIN_LABELS.solution],
  [/^(?:correct )?(?:answers?|ans|key|antwort|respuesta|réponse|الإجابة|उत्तर)$/i, PLAIN_LABELS.answer],
  [
    /^(?:explanations?|explain|rationale|feedback|erklärung|explicación|explication|التفسير)$/i,
    PLAIN_LABELS.explanation,
  ],
]
const NEUTRAL =
  /^(?:questions?|quest|ques|q|options?|choices?|opts?|mcq|mcqs|item|problem|stem|text|frage|fragen|aufgabe|optionen|pregunta|opciones|السؤال|الخيارات|प्रश्न|विकल्प)$/i
const EDGES = /^(?:start|begin|end|stop|open|close|anfang|beginn|ende|inicio|fin|début)$/i

/** What stands for a tag; undefined for words in brackets that are none. */
function titleOf(words: string, closes: boolean): string | undefined {
  const own = words.split(/[\s_-]+/).filter(Boolean)
  const ends = closes || own.some((word) => /^(?:end|stop|close|ende|fin)$/i.test(word))
  const subject = own.filter((word) => !EDGES.test(word) && word !== 'of').join(' ')
  if (NEUTRAL.test(subject)) return ''
  const [, title] = TITLES.find(([title]) => title.test(subject)) ?? []
  return title === undefined ? undefined : ends ? '' : title
}

/** A tag with its meaning in plain words, or without any; undefined for a line without one. */
function readTag(text: string): string | undefined {
  const ruled = text.length <= 60 ? text.match(RULED) : null
  if (ruled) return titleOf(ruled[1] ?? '', false) || undefined
  const tag = /^[[<{]/.test(text) ? text.slice(0, 60).match(TAG) : null
  const title = tag ? titleOf(tag[2] ?? '', tag[1] === '/') : undefined
  return tag && title !== undefined ? `${title}${text.slice(tag[0].length).replace(CLOSED, '')}` : undefined
}

const FEW = 2

/** Lines whose tags are read; what only parts questions leaves a gap. A single one may be text. */
export function withoutTags(lines: readonly PaperLine[]): PaperLine[] {
  const read = lines.map(({ text }) => readTag(text.replaceAll('**', '')))
  if (read.filter((text) => text !== undefined).length < FEW) return [...lines]
  return lines.map((line, at) => {
    const text = read[at]
    return text === undefined ? line : { ...line, text: text.trim(), heading: false }
  })
}
