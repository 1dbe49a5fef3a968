import { useStore } from '@nanostores/react'
import { useMemo, useRef } from 'react'
import { announcements } from '../../../messages/en/announcements.ts'
import {
  $spokenNews,
  $unreadNews,
  dismissNews,
  type ExamNews,
} from '../../../stores/attempts/announcements.ts'
import { continueHere } from '../../../stores/attempts/sync-watch.ts'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { Button, IconButton } from '../../../ui/forms/button.tsx'
import { useFocusAfter } from '../../../ui/hooks/use-focus-after.ts'
import { MathText } from '../../../ui/maths/math-text.tsx'

const Words = ({ news }: { news: ExamNews }) =>
  news.code === 'extended' ? (
    <span>{announcements.extended(news.minutes)}</span>
  ) : (
    <>
      <strong>{announcements.announced}</strong>
      <MathText text={news.text} block />
    </>
  )

interface FocusProps {
  /** Moves the focus to the question: what had it is gone. */
  onDone: () => void
}

/**
 * What administrators tell, above the question until it is put away. Screen readers hear what is new on this page once, from a
 * region of its own: banners that a reload shows again are not new.
 */
function Announcements({ onDone }: FocusProps) {
  const unread = useStore($unreadNews)
  const spoken = useStore($spokenNews)
  // Drawn anew for each, because the same words twice would be no change to hear.
  const heard = useRef(0)
  const nth = useMemo(() => (spoken ? ++heard.current : 0), [spoken])
  const dismiss = (news: ExamNews) => {
    dismissNews(news)
    onDone()
  }
  return (
    <>
      <div className="visually-hidden" role="status">
        {spoken && <Words key={nth} news={spoken} />}
      </div>
      <section className="exam-status stack near" aria-label={announcements.label} hidden={!unread.length}>
        {unread.map((news) => (
          <Banner
            key={news.code === 'extended' ? news.code : news.id}
            tone="blue"
            icon={news.code === 'extended' ? 'clock' : undefined}
            action={
              <IconButton dense icon="cross" label={announcements.dismiss} onClick={() => dismiss(news)} />
            }
          >
            <Words news={news} />
          </Banner>
        ))}
      </section>
    </>
  )
}

/** In place of the questions, while the attempt goes on on another device. */
function Elsewhere({ onDone }: FocusProps) {
  const { title, note, continueHere: label } = announcements.elsewhere
  const goOn = () => {
    continueHere()
    onDone()
  }
  const heading = useRef<HTMLHeadingElement>(null)
  // What had the focus is gone with the questions.
  useFocusAfter(() => heading.current?.focus(), true)
  return (
    <div className="sheet">
      <div className="card stack" role="status">
        <h2 className="heading" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p>{note}</p>
        <div>
          <Button kind="primary" onClick={goOn}>
            {label}
          </Button>
        </div>
      </div>
    </div>
  )
}

export interface FromOutsideProps extends FocusProps {
  /** Whether the attempt goes on on another device. */
  elsewhere: boolean
}

/** What reaches an exam from outside: announcements, extra minutes, and another device. */
export const FromOutside = ({ elsewhere, onDone }: FromOutsideProps) => (
  <>
    <Announcements onDone={onDone} />
    {elsewhere && <Elsewhere onDone={onDone} />}
  </>
)
