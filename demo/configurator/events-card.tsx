import { Icon } from '../../src/ui/layout/icon.tsx'
import type { HeardEvent } from './preview-frame.tsx'

/** What the previewed elements told their pages. */
export const EventsCard = ({ events }: { events: readonly HeardEvent[] }) => (
  <details className="card flush fold">
    <summary>
      <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
        <path d="M11 3 4.5 11.5H9L8.5 17l7-9h-4.7L11 3Z" />
      </svg>
      <h2 className="subheading">Events</h2>
      <span className="note number">{`${events.length} since you began`}</span>
      <Icon name="down" />
    </summary>
    <div className="fold-body" role="log" aria-label="Events">
      <ol className="events">
        {events.map(({ name, detail }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: events are only appended, and cleared together
          <li key={index}>
            <code>
              <b>{name}</b> {JSON.stringify(detail)}
            </code>
          </li>
        ))}
      </ol>
    </div>
  </details>
)
