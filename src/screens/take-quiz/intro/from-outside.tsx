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
  /** Moves the focus to the question, because the focused element is gone. */
  onDone: () => void
}

/**
 * Announcements, above the question until dismissed. Screen readers get new ones once, through a separate region:
 * banners shown again after a reload are not new.
 */
function Announcements({ onDone }: FocusProps) {
  const unread = useStore($unreadNews)
  const spoken = useStore($spokenNews)
  // Re-created for each, because a repeated text would not be announced.
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

/** Replaces the questions while the attempt continues on another device. */
function Elsewhere({ onDone }: FocusProps) {
  const { title, note, continueHere: label } = announcements.elsewhere
  const goOn = () => {
    continueHere()
    onDone()
  }
  const heading = useRef<HTMLHeadingElement>(null)
  // The focused element is gone with the questions.
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
  /** Whether the attempt continues on another device. */
  elsewhere: boolean
}

/** External events during an exam: announcements, extra minutes, and another device. */
export const FromOutside = ({ elsewhere, onDone }: FromOutsideProps) => (
  <>
    <Announcements onDone={onDone} />
    {elsewhere && <Elsewhere onDone={onDone} />}
  </>
)
