import { atom, computed, onMount, type ReadableAtom } from 'nanostores'
import { type AdminResults, countedBy, isCounted, spanOf } from '../../domain/results/admin-results.ts'
import { ownedBy, resetForNextOwner } from './owner.ts'
import { createRemote } from './query.ts'
import { createSearchBox } from './search-box.ts'

interface PagedQuery {
  page: number
  search: string
}

type Paged = Pick<AdminResults, 'pagination'>

/** An answer of the API with its owner and query. */
interface ReadPage<Query, Answer> {
  owner: string
  queryKey: string
  query: Query
  answer: Answer
}

interface PagedRemoteOptions<Query, Answer> {
  /** The first part of the cache key. */
  noun: string
  /** The list's owner, such as an administrator and a quiz. Nothing is read while any of them is undefined. */
  owner: ReadableAtom<string | undefined>[]
  /** Each owner's initial query. */
  first: Query
  /** @throws Failure */
  read: (query: Query, ...owner: string[]) => Promise<Answer>
  /** Only the total, if `read` may omit it; independent of the page. @throws Failure */
  readTotal?: ((query: Query, ...owner: string[]) => Promise<Paged>) | undefined
  onError: (error: unknown) => void
}

/** A filter, set or typed into a search box, and a page of its matches. */
function createPagedQuery<Query extends PagedQuery>(first: Query, $owner: ReadableAtom<string | undefined>) {
  const $query = atom(first)
  const turnTo = (page: number) => $query.set({ ...$query.get(), page })
  /** A new filter or order returns to the first page. */
  const filter = (change: Partial<Omit<Query, 'page'>>) => $query.set({ ...$query.get(), ...change, page: 1 })
  const { reset, ...search } = createSearchBox((text) =>
    $query.set({ ...$query.get(), search: text, page: 1 }),
  )
  resetForNextOwner($query, $owner, () => {
    reset()
    $query.set(first)
  })
  return { $query, turnTo, filter, search }
}

/** The requested page, or the last existing one: attempts may have been reset since. */
async function readExisting<Query extends PagedQuery, Answer extends Paged>(
  query: Query,
  read: (query: Query) => Promise<Answer>,
): Promise<Answer> {
  const answer = await read(query)
  const { page, total } = spanOf(answer, query.page)
  return total > 0 && page !== query.page ? read({ ...query, page }) : answer
}

/** The last data of `$remote`, kept for its owner while the next page is in flight. */
function lastOf<Data>(
  $remote: ReadableAtom<{ data?: Data }>,
  $owner: ReadableAtom<string | undefined>,
): ReadableAtom<Data | undefined> {
  const $last = atom<Data | undefined>()
  onMount($last, () => {
    const stops = [
      $owner.listen(() => $last.set(undefined)),
      $remote.subscribe(({ data }) => data && $last.set(data)),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  })
  return $last
}

/** The total, if the shown page came without one. It applies to all pages; after a failure it stays unknown. */
function createLateTotal<Query extends PagedQuery, Answer extends Paged>(
  $shown: ReadableAtom<ReadPage<Query, Answer> | undefined>,
  { noun, owner, readTotal }: Pick<PagedRemoteOptions<Query, Answer>, 'noun' | 'owner' | 'readTotal'>,
) {
  const $key = computed($shown, (shown) =>
    readTotal && shown && !isCounted(shown.answer) ? JSON.stringify({ ...shown.query, page: 1 }) : undefined,
  )
  const $total = createRemote([`${noun}-total`, $key, ...owner], {
    fetcher: async (_noun, key, ...parts) => {
      const query: Query = JSON.parse(String(key))
      return { key, pagination: (await readTotal?.(query, ...parts.map(String)))?.pagination }
    },
  })
  return computed([$key, $total], (key, { data }) => (data?.key === key ? data?.pagination : undefined))
}

/** A paged list of the API with its query. A page stays until the next one arrives, even after a failure. */
export function createPagedRemote<Query extends PagedQuery, Answer extends Paged>({
  noun,
  owner,
  first,
  read,
  readTotal,
  onError,
}: PagedRemoteOptions<Query, Answer>) {
  const ownerOf = (parts: readonly unknown[]) => (parts.includes(undefined) ? undefined : parts.join(' '))
  const $owner = computed(owner, (...parts) => ownerOf(parts))
  const { $query, ...asking } = createPagedQuery(first, $owner)
  const $queryKey = computed($query, (query) => JSON.stringify(query))

  const $remote = createRemote<ReadPage<Query, Answer>>([noun, $queryKey, ...owner], {
    onError,
    fetcher: async (_noun, key, ...parts) => {
      const queryKey = String(key)
      const query: Query = JSON.parse(queryKey)
      const answer = await readExisting(query, (asked) => read(asked, ...parts.map(String)))
      return { owner: parts.join(' '), queryKey, query, answer }
    },
  })
  const $last = lastOf($remote, $owner)

  /** `outdated` while `data` answers an earlier query. `$last` comes first, so that an arriving page is one change, not two. */
  const $shown = computed([$last, $remote, $owner], (last, { data }, present) =>
    ownedBy(present, data ?? last),
  )
  const $total = createLateTotal($shown, { noun, owner, readTotal })
  const $page = computed(
    [$shown, $total, $remote, $queryKey],
    (shown, total, { error, loading }, queryKey) => ({
      data: shown && total ? { ...shown, answer: countedBy(shown.answer, total) } : shown,
      error,
      loading,
      outdated: shown !== undefined && shown.queryKey !== queryKey,
    }),
  )
  return { $query, ...asking, $page, retry: () => $remote.revalidate() }
}
