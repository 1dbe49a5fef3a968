import { useStore } from '@nanostores/react'
import { useId } from 'react'
import type { RoomNews } from '../../domain/live/room-news.ts'
import { results } from '../../messages/en/results.ts'
import { room } from '../../messages/en/room.ts'
import { format } from '../../messages/lib/language.ts'
import { $news } from '../../stores/live/room-news.ts'
import { Card } from '../../ui/layout/card.tsx'
import { rich } from '../../ui/layout/rich.ts'

const News = ({ news }: { news: RoomNews }) => (
  <li className="just-now-row">
    <span className="note number">{format.time(news.at)}</span>
    <span>
      {rich(
        news.ids.length > 1
          ? room.newsOfMany(news, (learners) => <b key="learners">{learners}</b>)
          : room.news(
              news,
              <bdi key="name" className="strong" translate="no">
                {results.userName(news)}
              </bdi>,
            ),
      )}
    </span>
  </li>
)

/** What has changed since the room was opened, and shortly before. Not announced: the rows say the same. */
export function JustNow() {
  const news = useStore($news)
  const headingId = useId()
  if (news.length === 0) return null
  return (
    <Card as="section" className="stack near" aria-labelledby={headingId}>
      <h2 className="subheading" id={headingId}>
        {room.justNow}
      </h2>
      <ul className="just-now">
        {news.map((each) => (
          <News key={`${each.code} ${each.at} ${each.ids[0]} ${each.minutes}`} news={each} />
        ))}
      </ul>
    </Card>
  )
}
