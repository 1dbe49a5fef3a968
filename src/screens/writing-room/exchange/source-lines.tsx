import type { LineTone } from '../../../stores/exchange/import-lines.ts'
import { classNames } from '../../../ui/lib/class-names.ts'
import { memo } from '../../../ui/lib/memo.ts'

/** Few enough to be drawn between two keys. */
const GROUP_SIZE = 100

/** A sign for each line, so that a group whose lines and tones are the same is not drawn again. */
const SIGNS: Record<LineTone, string> = { asks: 'a', wrong: 'w' }
const CLASSES: Readonly<Record<string, string>> = { a: 'asks', w: 'wrong' }

interface GroupProps {
  /** The number of its first line. */
  from: number
  text: string
  tones: string
  /** Which of its lines are shown to the teacher, by number. */
  shownFrom: number
  shownTo: number
}

const Group = memo(({ from, text, tones, shownFrom, shownTo }: GroupProps) => (
  <>
    {text.split('\n').map((line, index) => {
      const number = from + index
      const isShown = number >= shownFrom && number <= shownTo
      return (
        <div
          className={classNames('source-line', CLASSES[tones[index] ?? ''], isShown && 'shown')}
          data-line={number}
          key={number}
        >
          <span className="source-number">{number}</span>
          <span className="source-words" dir="auto">
            {/* A line without words is as high as another one. */}
            {line || '\u200B'}
          </span>
        </div>
      )
    })}
  </>
))

export interface ShownLines {
  from: number
  to: number
}

interface SourceLinesProps {
  lines: readonly string[]
  /** The lines to draw, as indices. */
  first: number
  last: number
  tones: ReadonlyMap<number, LineTone>
  shown: ShownLines | undefined
}

/** Groups begin at fixed lines, so that scrolling draws new ones only. */
function groupsWithin(first: number, last: number): number[] {
  const from = Math.floor(first / GROUP_SIZE)
  const count = Math.ceil(last / GROUP_SIZE) - from
  return Array.from({ length: Math.max(0, count) }, (_, group) => (from + group) * GROUP_SIZE)
}

/** How many lines stand above the first one that is drawn. */
export const linesAbove = (first: number) => Math.floor(first / GROUP_SIZE) * GROUP_SIZE

/** The numbers and grounds of lines, and their words as well, unseen, so that each is as high as in the text field. */
export const SourceLines = ({ lines, first, last, tones, shown }: SourceLinesProps) =>
  groupsWithin(first, Math.min(last, lines.length)).map((start) => {
    const members = lines.slice(start, start + GROUP_SIZE)
    const number = start + 1
    const signs = members.map((_, index) => {
      const tone = tones.get(number + index)
      return tone ? SIGNS[tone] : '.'
    })
    return (
      <Group
        key={start}
        from={number}
        text={members.join('\n')}
        tones={signs.join('')}
        shownFrom={shown ? Math.max(number, shown.from) : 0}
        shownTo={shown ? Math.min(start + members.length, shown.to) : -1}
      />
    )
  })
