import type { PaperLine } from '../lines/lines.ts'
import { PLAIN_LABELS } from '../signs/words.ts'

/** What the candidate chose, or how they did: never the key. */
const OWN_ANSWER =
  /^(?:(?:your|chosen|selected|given|submitted|marked|entered|my|(?:candidate|student|user|learner|respondent)(?:.s)?) (?:answers?|options?|responses?|choices?|selections?)|(?:ihre|deine|gegebene|gewählte|meine|ausgewählte) (?:antwort|auswahl|option)|(?:tu|su) respuesta|(?:votre|ta) réponse|إجابتك|إجابة الطالب|आपका उत्तर|दिया गया उत्तर)(?! (?:key|sheet))(?: ?(?:[:：=–-]|\(.{0,20}\) ?:)| (?:is|was|ist|war)\b|$)/iu
/** Labels that no question has. */
const OF_SYSTEMS =
  /^(?:(?:question|item) ?(?:id|code)|question type|option ?(?:\d|[a-e])? ?ids?|option shuffling|display question number|is question mandatory|single line question option|option orientation|think time|minimum instruction time|number of attempts|section id|sub-?section (?:number|id)|negative marks?|wrong marks?|time taken|time spent|attempt status) ?[:：]/i
const STATUS =
  /^status ?[:：] ?(?:not )?(?:answered|attempted|visited|marked|correct|incorrect|wrong|skipped)\b/i
const SHOWS_SYSTEM =
  /^(?:question (?:number|no\.?) ?[:：] ?\d{1,4} )?(?:question ?id|option ?\d ?id|chosen option|option shuffling) ?[:：]/i
/** 'Options:' alone says nothing. */
const OPTIONS = /^(?:options?|choices|optionen|antwortmöglichkeiten|opciones) ?[:：]$/i
/** A heading of what follows the answer. */
const FEEDBACK = /^(?:feedback|rückmeldung|retroalimentación|التغذية الراجعة)$/i
/** A system's own number of an option. */
const OPTION_ID = /^\d{5,15} ?[.):] /

const MARKS = /^(?:correct|positive|right) marks? ?[:：] ?(\d{1,3}(?:\.\d{1,2})?)\b/i
const NUMBERED =
  /^question (?:number|no\.?) ?[:：] ?(\d{1,4})(?=\s*(?:$|(?:question|option|display|is|single|marks?|sub|section)\b))/i
/** Options behind their heading: 'Ans 1. 5 m' on response sheets, 'Options: A) 5 m'. */
const ANS_COLUMN = /^ans(?:wers?)? ?[.:]? (?=[(]?[1aA] ?[.)])/i
const OPTIONS_COLUMN = /^(?:options?|choices) ?[.:]? ?(?=[([]?[1aA] ?[.)\]] ?\S)/i

/** Whether an exam system printed the paper, with what its candidate chose. */
export const isFromSystem = (lines: readonly PaperLine[]) =>
  lines.filter(({ text }) => SHOWS_SYSTEM.test(text)).length >= 2

const isOwnAnswer = (text: string) => OWN_ANSWER.test(text)

/** Whether a line only says what a system keeps about a question. */
export const isOfSystem = (text: string) =>
  isOwnAnswer(text) || OF_SYSTEMS.test(text) || STATUS.test(text) || OPTIONS.test(text) || FEEDBACK.test(text)

const OWN_BEHIND =
  /(?:\t| {2,}|\s[([]| )(?:your|chosen|selected|given|submitted) (?:answer|option|response) ?[:：] ?[([]?[\p{L}\d-]{0,12}[)\]]{0,2}$/iu
const TAIL = 60

/** A line without what the candidate chose behind it. */
export function withoutOwnAnswer(text: string): string {
  const from = Math.max(0, text.length - TAIL)
  const at = text.slice(from).search(OWN_BEHIND)
  return at < 0 || from + at === 0 ? text : text.slice(0, from + at).trimEnd()
}

const SECOND = /^[([]?[2bB] ?[.)]/

/** A system's line as people write it. */
export function plainLine(text: string, next: string, isSystem: boolean): string {
  const [, number] = text.match(NUMBERED) ?? []
  if (number) return `${PLAIN_LABELS.question}${number}:`
  const [, marks] = text.match(MARKS) ?? []
  if (marks) return `${PLAIN_LABELS.points}${marks}`
  if (isSystem && OPTION_ID.test(text)) return text.replace(OPTION_ID, '- ')
  if (isSystem && SECOND.test(next)) return text.replace(ANS_COLUMN, '').replace(OPTIONS_COLUMN, '')
  return text.replace(OPTIONS_COLUMN, '')
}
