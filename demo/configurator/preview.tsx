import { useEffect, useMemo, useRef, useState } from 'react'
import { Segments } from '../../src/ui/forms/segments.tsx'
import { isSampleQuiz, PRACTICE_QUIZ_ID } from '../mock/school/quizzes.ts'
import type { LookMessage } from '../preview/messages.ts'
import { QUIZ, SHOW } from './fields.ts'
import { useLook } from './look/use-look.ts'
import { type HeardEvent, PreviewFrame } from './preview-frame.tsx'
import { lookRules, type Wish } from './wish.ts'

const SAMPLES = {
  page: { width: 840, words: 'a page' },
  column: { width: 500, words: 'a column' },
  phone: { width: 290, words: 'a phone' },
} as const
type Sample = keyof typeof SAMPLES
const ALL = Object.keys(SAMPLES) as Sample[]

const CHOICES: { value: Sample | 'all'; text: string }[] = [
  { value: 'phone', text: 'Phone' },
  { value: 'column', text: 'Column' },
  { value: 'page', text: 'Page' },
  { value: 'all', text: 'All three' },
]

/** The sample API is the preview's own, and a preview leaves the address of its frame alone. */
const FIXED: Readonly<Record<string, string>> = {
  'sign-in': 'popup',
  'frontend-url': '',
  routing: 'memory',
}

/** `quiz` is one that the sample school has. */
function lookOf(wish: Wish, quiz: string): LookMessage {
  const { 'api-base': _api, ...attributes } = wish.attributes
  return {
    type: 'look',
    tag: wish.tag,
    attributes: { ...attributes, ...(attributes[QUIZ] && { [QUIZ]: quiz }), ...FIXED },
    rules: lookRules(wish).join('\n'),
  }
}

/** The last quiz that the sample school has. */
function useKnownQuiz(asked = ''): string {
  const known = useRef(PRACTICE_QUIZ_ID)
  if (isSampleQuiz(asked)) known.current = asked
  return known.current
}

/** Whether the window is wider than its own preview. */
function useWide(): boolean {
  const query = useMemo(() => matchMedia('(width >= 60em)'), [])
  const [isWide, setWide] = useState(query.matches)
  useEffect(() => {
    const read = () => setWide(query.matches)
    query.addEventListener('change', read)
    return () => query.removeEventListener('change', read)
  }, [query])
  return isWide
}

/** The width of a box, in pixels. */
function useRoom() {
  const box = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(0)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0))
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  return { box, room }
}

function caption(sample: Sample, room: number): string {
  const { width, words } = SAMPLES[sample]
  const smaller = room > 0 && room < width ? `, drawn at ${Math.round((room * 100) / width)}%` : ''
  return `${width} px, ${words}${smaller}`
}

interface StageProps {
  samples: readonly Sample[]
  look: LookMessage
  /** Another one begins anew. */
  id: string
  onEvent: (event: HeardEvent) => void
}

function Stage({ samples, look, id, onEvent }: StageProps) {
  const { box, room } = useRoom()
  const isWide = useWide()
  const shown = isWide ? samples : ALL.slice(0, 1)
  return (
    <div className="stage">
      <div className="widths" ref={box}>
        {shown.map((sample) => (
          <div key={`${sample} ${id} ${isWide}`}>
            {isWide && <p className="note number">{caption(sample, room)}</p>}
            <PreviewFrame
              title={`Preview: ${isWide ? caption(sample, 0) : 'as wide as this window'}`}
              width={isWide ? SAMPLES[sample].width : undefined}
              room={room}
              look={look}
              onEvent={onEvent}
            />
          </div>
        ))}
      </div>
      <p className="note">
        {look.tag === 'quiz-admin' ? 'Sample administrator' : 'Sample learner'}, sample quizzes: press
        anything, nothing is sent to your API.
      </p>
    </div>
  )
}

/** The element at three widths at once, or at one of them. Below 60em the window is its own preview. */
export function Preview({ onEvent }: { onEvent: (event: HeardEvent) => void }) {
  const { wish, good } = useLook()
  const [chosen, setChosen] = useState<Sample | 'all'>('all')
  const quiz = useKnownQuiz(wish.attributes[QUIZ])
  const look = useMemo(() => lookOf(wish, quiz), [wish, quiz])
  return (
    <section className="stack near" aria-labelledby="preview-title">
      <div className="conf-head">
        <h2 className="subheading" id="preview-title">
          Preview
        </h2>
        <Segments
          className="only-wide"
          label="Width"
          options={CHOICES}
          chosen={chosen}
          onChoose={setChosen}
        />
      </div>
      <Stage
        samples={chosen === 'all' ? ALL : [chosen]}
        look={look}
        id={good[SHOW] ?? ''}
        onEvent={onEvent}
      />
    </section>
  )
}
