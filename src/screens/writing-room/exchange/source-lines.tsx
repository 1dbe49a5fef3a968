import { exchange } from '../../../messages/en/exchange.ts'
import type { LineTone } from '../../../stores/exchange/import-lines.ts'
import { classNames } from '../../../ui/lib/class-names.ts'
import { memo } from '../../../ui/lib/memo.ts'

/** Few enough to render between two keystrokes. */
const GROUP_SIZE = 100

const DROPPED = 'd'

/** A key per line, so that a group with the same lines and tones is not rendered again. */
const SIGNS: Record<LineTone, string> = { asks: 'a', wrong: 'w', dropped: DROPPED }
const CLASSES: Readonly<Record<string, string>> = { a: 'asks', w: 'wrong', [DROPPED]: 'dropped' }

interface GroupProps {
  /** The number of its first line. */
  from: number
  text: string
  tones: string
  /** Its highlighted lines, by number. */
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
          <span
            className="source-number"
            title={tones[index] === DROPPED ? exchange.paste.text.dropped : undefined}
          >
            {number}
          </span>
          <span className="source-words" dir="auto">
            {/* Gives empty lines the same height. */}
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
  /** The indices of the lines to render. */
  first: number
  last: number
  tones: ReadonlyMap<number, LineTone>
  shown: ShownLines | undefined
}

/** Groups start at fixed lines, so that scrolling renders only new ones. */
function groupsWithin(first: number, last: number): number[] {
  const from = Math.floor(first / GROUP_SIZE)
  const count = Math.ceil(last / GROUP_SIZE) - from
  return Array.from({ length: Math.max(0, count) }, (_, group) => (from + group) * GROUP_SIZE)
}

/** The number of lines above the first rendered one. */
export const linesAbove = (first: number) => Math.floor(first / GROUP_SIZE) * GROUP_SIZE

/** Line numbers and backgrounds, with invisible text so that each line is as high as in the text field. */
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
