import { fold } from './markers.ts'
import { POINT_WORDS } from './words.ts'

const NUMBER = '(\\d{1,3}(?:[.,]\\d{1,2})?)'
const AMOUNT = new RegExp(`${NUMBER} ?(?:${POINT_WORDS})(?![\\p{L}])`, 'iu')
/** '[2 marks]', '(3 Punkte)', '(Points: 2)', also without brackets behind a gap. */
const BRACKETS = new RegExp(
  `[([] ?(?:${NUMBER} ?(?:${POINT_WORDS})|(?:${POINT_WORDS}) ?[:=]? ?${NUMBER}) ?[)\\]]|(?:\\t| {3,})${NUMBER} ?(?:${POINT_WORDS})$`,
  'iu',
)

/** What a wrong answer costs stands behind: '[+4, −1]', '(4 marks, −1 for a wrong answer)', '(Marks: 2, Negative marks: 0.5)'. */
const WITH_COST = new RegExp(
  `[([] ?(?:\\+ ?${NUMBER}(?: ?(?:${POINT_WORDS}))?|${NUMBER} ?(?:${POINT_WORDS})|(?:${POINT_WORDS}) ?[:=]? ?${NUMBER}) ?[,;/|] ?(?:[-–−][^()[\\]]{1,40}|negative[^()[\\]]{1,40})[)\\]]`,
  'iu',
)
/** '[1]' behind a gap at the end of the line. */
const BARE = /(?:\t| {3,})\[(\d{1,2})\]$/

const toNumber = (digits: string | undefined) => Number((digits ?? '').replace(',', '.'))

/** The points in a text, and the text without them. */
export function pointsIn(text: string): { text: string; points: number | undefined } {
  const folded = fold(text)
  const match = folded.match(BRACKETS) ?? folded.match(WITH_COST) ?? folded.match(BARE)
  if (match?.index === undefined) return { text, points: undefined }
  const behind = text.slice(match.index + match[0].length)
  return {
    text: `${text.slice(0, match.index).trimEnd()}${behind}`.trim(),
    points: toNumber(match.slice(1).find((digits) => digits !== undefined)),
  }
}

const ALONE = new RegExp(`^(?:${NUMBER} ?(?:${POINT_WORDS})|(?:${POINT_WORDS}) ?[:=] ?${NUMBER})$`, 'iu')

/** A line that says nothing else, as '1 point'. */
export const isPoints = (text: string) => text.length <= 30 && ALONE.test(fold(text))

/** What stands behind 'Points:'. */
export function writtenPoints(rest: string): number | undefined {
  const folded = fold(rest)
  const [, digits] = folded.match(AMOUNT) ?? folded.match(/^(\d{1,3}(?:[.,]\d{1,2})?)/) ?? []
  return digits === undefined ? undefined : toNumber(digits)
}
