import { useStore } from '@nanostores/react'
import { type RefObject, useRef, useState } from 'react'
import { nearbyPages, pageSpan } from '../../domain/lib/paging.ts'
import { hasTakenNothing, type PeopleRows } from '../../domain/people/people.ts'
import { people } from '../../messages/en/people.ts'
import { explain } from '../../messages/explain.ts'
import {
  $peoplePage,
  $peopleQuery,
  filterPeople,
  peopleSearch,
  retryPeople,
  turnToPeople,
} from '../../stores/people/people.ts'
import { Pager } from '../../ui/data/pager.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { RemoteView } from '../../ui/feedback/remote-view.tsx'
import { LineSkeleton } from '../../ui/feedback/spinner.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { useAfterPaint } from '../../ui/hooks/use-after-paint.ts'
import { classNames } from '../../ui/lib/class-names.ts'
import { UnreadableRows } from '../parts/admin/odd-rows.tsx'
import { PeopleSheet } from '../parts/admin/people-sheet.tsx'
import { usePeopleExport } from '../parts/admin/use-export.tsx'
import { ClassDialog } from './class-dialog.tsx'
import { Matrix } from './matrix.tsx'
import { NeverTaken } from './never-taken.tsx'
import { PeopleFilters } from './people-filters.tsx'

const SKELETON_LINES = 12

function Nobody({ searchRef }: { searchRef: RefObject<HTMLInputElement | null> }) {
  const { search, group, view } = useStore($peopleQuery)
  const clear = () => {
    peopleSearch.clear()
    filterPeople({ group: '', view: 'all' })
    // The pressed button disappears with the empty list.
    searchRef.current?.focus()
  }
  const isFiltered = search !== '' || group !== '' || view === 'not-taken'
  const unfiltered = view === 'weakest' ? people.nothingTaken : people.noneYet
  const note = isFiltered ? people.noneFound : unfiltered
  return (
    <EmptyState
      icon="user"
      as="h2"
      title={people.none}
      note={view === 'not-taken' && search === '' ? people.allTaken : note}
      action={isFiltered && <Button onClick={clear}>{people.showAll}</Button>}
    />
  )
}

const TONES = ['green', 'yellow', 'red'] as const

const Legend = () => (
  <p className="legend note">
    {TONES.map((tone) => (
      <span key={tone} className={`swatch ${tone}`}>
        {people.legend[tone]}
      </span>
    ))}
    <span>{people.legend.none}</span>
  </p>
)

function Foot({ page, onTurn }: { page: PeopleRows; onTurn: (page: number) => void }) {
  const { total, limit } = page.pagination
  const { view, page: wanted } = useStore($peopleQuery)
  const shown = pageSpan(total, limit, page.pagination.page)
  if (view === 'weakest' || shown.pageCount <= 1)
    return (
      <p className="note number" role="status">
        {people.showing({ ...shown, to: shown.from + page.people.rows.length - 1 })}
      </p>
    )
  const { page: number, pageCount } = pageSpan(total, limit, wanted)
  return (
    <Pager
      label={people.pages}
      page={number}
      pageCount={pageCount}
      numbered={nearbyPages(number, pageCount)}
      onPage={onTurn}
    >
      {people.showing(shown)}
    </Pager>
  )
}

interface FoundProps {
  page: PeopleRows
  outdated: boolean
  onTurn: (page: number) => void
}

/** Who has not taken a quiz is asked for by that quiz; otherwise those without an attempt stand apart. */
function Found({ page, outdated, onTurn }: FoundProps) {
  const { people: found, quizzes, pagination } = page
  const isApart = useStore($peopleQuery).view !== 'not-taken'
  const rows = found.rows.filter((row) => !isApart || !hasTakenNothing(row))
  const apart = found.rows.filter((row) => isApart && hasTakenNothing(row))
  return (
    <div className={classNames('stack', 'attempts', 'bare', outdated && 'outdated')}>
      {rows.length > 0 && (
        <>
          <Matrix rows={rows} quizzes={quizzes} />
          <Legend />
        </>
      )}
      <UnreadableRows odd={found.odd} />
      <NeverTaken rows={apart} areAll={pageSpan(pagination.total, pagination.limit, 1).pageCount <= 1} />
      <Foot page={page} onTurn={onTurn} />
    </div>
  )
}

function People() {
  // Rendering a page of cells takes too long for a click response.
  const { data, error, loading, outdated } = useAfterPaint(useStore($peoplePage))
  const [isMaking, setMaking] = useState(false)
  const search = useRef<HTMLInputElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const { button, progress } = usePeopleExport()
  const page = data?.answer
  const turn = (to: number) => {
    turnToPeople(to)
    // A page is long, so reading resumes at its top.
    title.current?.focus()
  }
  const found = (rows: PeopleRows) =>
    rows.people.rows.length === 0 && rows.people.odd.length === 0 ? (
      <Nobody searchRef={search} />
    ) : (
      <Found page={rows} outdated={outdated} onTurn={turn} />
    )
  return (
    <>
      <div className="section-head">
        <div className="stack near">
          <h1 className="title" ref={title} tabIndex={-1}>
            {people.title}
          </h1>
          {page && <p className="lede">{people.lede(page.pagination.total, page.quizzes.length)}</p>}
        </div>
        <div className="row">
          <Button icon="plus" onClick={() => setMaking(true)}>
            <span>
              <span>{people.newClass}</span>
              <span className="when-roomy">{people.newClassFrom}</span>
            </span>
          </Button>
          {button}
        </div>
      </div>
      {progress}
      <PeopleFilters page={page} searchRef={search} />
      <RemoteView
        remote={{ data: page, error, loading }}
        skeleton={<LineSkeleton lines={SKELETON_LINES} />}
        explain={(failure) => explain(failure, 'load-people')}
        onRetry={retryPeople}
      >
        {found}
      </RemoteView>
      {isMaking && <ClassDialog onClose={() => setMaking(false)} />}
    </>
  )
}

/** All learners with their scores in all quizzes, weakest first. */
export const PeopleScreen = () => (
  <PeopleSheet>
    <People />
  </PeopleSheet>
)
