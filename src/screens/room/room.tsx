import { useStore } from '@nanostores/react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { Failure } from '../../domain/lib/failure.ts'
import { paths } from '../../domain/page/paths.ts'
import { layout } from '../../messages/en/layout.ts'
import { room } from '../../messages/en/room.ts'
import { explain } from '../../messages/explain.ts'
import {
  $people,
  $room,
  $roomOffered,
  $unreadablePeople,
  type RoomOf,
  refreshRoom,
  showRoom,
} from '../../stores/live/room.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { RemoteView } from '../../ui/feedback/remote-view.tsx'
import { LineSkeleton, Spinner } from '../../ui/feedback/spinner.tsx'
import { useFocusAfter } from '../../ui/hooks/use-focus-after.ts'
import { AdminSheet } from '../parts/admin/admin-sheet.tsx'
import { Extended } from '../parts/admin/extended.tsx'
import { UnreadableRows } from '../parts/admin/odd-rows.tsx'
import { BackLink } from '../parts/page/back-link.tsx'
import { Funnel } from './funnel.tsx'
import { JustNow } from './just-now.tsx'
import { PeopleList } from './people-list.tsx'
import { ReportedNow } from './reported-now.tsx'
import { RoomHead } from './room-head.tsx'
import { SentMessages } from './sent-messages.tsx'
import { WhereTheyAre } from './where-they-are.tsx'

const SKELETON_LINES = 12

const backTo = ({ kind, id }: RoomOf) =>
  kind === 'slot'
    ? { to: paths.slotBoard, label: room.slots }
    : { to: paths.quizAttempts(id), label: room.results }

const NoRoom = ({ of, title, note }: { of: RoomOf; title: string; note: string }) => (
  <BackLink icon="user" title={title} note={note} {...backTo(of)} />
)

/** A slash focuses the search, unless the user is typing. */
function useSlashToSearch() {
  const page = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  // Native, because the whole page is not a control. Keys pressed elsewhere belong to the host page.
  useEffect(() => {
    const element = page.current
    const go = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.matches('input, textarea, select')
      if (!event.key.startsWith('/') || isTyping || !search.current) return
      event.preventDefault()
      search.current.focus()
    }
    element?.addEventListener('keydown', go)
    return () => element?.removeEventListener('keydown', go)
  }, [])
  return { page, search }
}

const isUnknown = (error: unknown) => error instanceof Failure && error.status === 404

function Room({ of }: { of: RoomOf }) {
  const remote = useStore($room)
  const [isEmpty, odd] = [useStore($people).length === 0, useStore($unreadablePeople)]
  const { page, search } = useSlashToSearch()
  const title = useRef<HTMLHeadingElement>(null)
  // The focused button disappears after Undo.
  const focusTitle = useFocusAfter(() => title.current?.focus())
  if (isUnknown(remote.error)) return <NoRoom of={of} title={room.notFound} note={room.notFoundNote} />
  return (
    <div className="room" ref={page}>
      <RoomHead of={of} back={backTo(of)} titleRef={title} />
      <Extended onUndone={focusTitle} />
      <RemoteView
        remote={remote}
        skeleton={<LineSkeleton lines={SKELETON_LINES} />}
        explain={(error) =>
          remote.data ? room.outdated(remote.readAt) : explain(error as Failure, 'load-room')
        }
        onRetry={refreshRoom}
      >
        {() => (
          <div className="stack">
            <Funnel />
            <UnreadableRows odd={odd} />
            {isEmpty ? (
              <EmptyState as="h2" icon="user" title={room.nobody} note={room.nobodyNote} />
            ) : (
              <div className="room-split">
                <PeopleList searchRef={search} onReset={focusTitle} />
                <div className="stack">
                  <ReportedNow onGone={focusTitle} />
                  <WhereTheyAre />
                  <JustNow />
                  <SentMessages />
                </div>
              </div>
            )}
          </div>
        )}
      </RemoteView>
    </div>
  )
}

/** Only calls an API that has a room. */
function OfferedRoom({ of }: { of: RoomOf }) {
  const offered = useStore($roomOffered)
  if (offered === undefined) return <Spinner label={layout.loading} />
  return offered ? <Room of={of} /> : <NoRoom of={of} title={room.notOffered} note={room.notOfferedNote} />
}

/** Who is working on a quiz or in a slot now, for administrators. */
export function RoomScreen({ kind, id }: RoomOf) {
  // The store follows the address. Before paint, so that the previous room does not flash.
  useLayoutEffect(() => showRoom({ kind, id }), [kind, id])
  return (
    <AdminSheet>
      <OfferedRoom of={{ kind, id }} />
    </AdminSheet>
  )
}
