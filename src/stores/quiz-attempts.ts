import { atom, computed, onMount } from 'nanostores'
import { listQuizResults } from '../api/results.ts'
import { Failure } from '../domain/failure.ts'
import { ADMIN_RESULTS_PAGE_SIZE, pageSpan } from '../domain/paging.ts'
import type { AdminResults, AdminResultsQuery } from '../domain/results.ts'
import { type AttemptFigures, attemptFiguresOf, figuresOfQuiz } from '../domain/results-figures.ts'
import { type ReadingProgress, readAllAttempts } from './all-attempts.ts'
import { noticeFailure } from './notices.ts'
import { createRemote } from './query.ts'
import { $quizzes } from './quizzes.ts'
import { $user } from './session.ts'
import { steady } from './steady.ts'

const $adminId = steady([$user], (user) => (user?.isAdmin ? user._id : undefined))

const $quizId = atom<string | undefined>()

type Asked = Required<Pick<AdminResultsQuery, 'page' | 'search' | 'sortBy' | 'sortOrder'>>
const FIRST_PAGE: Asked = { page: 1, search: '', sortBy: 'submittedAt', sortOrder: 'desc' }

/** Which part of the attempts is looked at. */
export const $asked = atom<Asked>(FIRST_PAGE)

/** Looks at the attempts of this quiz, from the first page on where it is another one. */
export function showAttempts(quizId: string): void {
  if ($quizId.get() === quizId) return
  $asked.set(FIRST_PAGE)
  $quizId.set(quizId)
}

/** Another administrator at this device begins at the first page. */
onMount($asked, () => $adminId.listen((adminId) => adminId !== undefined && $asked.set(FIRST_PAGE)))

export const turnToAttempts = (page: number) => $asked.set({ ...$asked.get(), page })

/** Looks for names and e-mail addresses, or sorts otherwise: from the first page on. */
export const askFor = (part: Partial<Omit<Asked, 'page'>>) =>
  $asked.set({ ...$asked.get(), ...part, page: 1 })

/** A page that is no more, because attempts were reset: then the last one that exists. */
async function readPage(quizId: string, { search, ...asked }: Asked): Promise<AdminResults> {
  const query = { ...asked, ...(search && { search }), limit: ADMIN_RESULTS_PAGE_SIZE }
  const answer = await listQuizResults(quizId, query)
  const { page, totalPages, total } = answer.pagination
  return total > 0 && page > totalPages ? listQuizResults(quizId, { ...query, page: totalPages }) : answer
}

const isUnknown = (error: unknown) => error instanceof Failure && error.status === 404
const tell = noticeFailure(() => 'Failed to load results')
/** What takes the screen's place needs no notice besides. */
const tellUnlessUnknown = (error: unknown) => {
  if (!isUnknown(error)) tell(error)
}

/** A page, and of what: the store still holds the last one for a moment after another quiz was asked for. */
interface AttemptPage {
  adminId: string
  quizId: string
  answer: AdminResults
}

const $page = createRemote<AttemptPage>(
  ['quiz-attempts', $adminId, $quizId, computed($asked, (asked) => JSON.stringify(asked))],
  {
    fetcher: async (_noun, admin, quiz, asked) => {
      const [adminId, quizId] = [String(admin), String(quiz)]
      return { adminId, quizId, answer: await readPage(quizId, JSON.parse(String(asked))) }
    },
    onError: tellUnlessUnknown,
  },
)
export const rereadAttempts = () => $page.revalidate()

let last: AttemptPage | undefined

/** The page that was asked for; until it is there, the one that was shown before, if it is of the same quiz. */
export const $attempts = computed([$page, $adminId, $quizId], (page, adminId, quizId) => {
  last = page.data ?? last
  const isOurs = last?.quizId === quizId && last?.adminId === adminId
  return { loading: page.loading, error: page.error, data: isOurs ? last?.answer : undefined }
})

export const $isUnknownQuiz = computed($attempts, ({ error }) => isUnknown(error))

/** Which of the attempts are shown; the API may give fewer at once than it was asked for. */
export const $attemptSpan = steady([$attempts], ({ data }) => {
  if (!data) return pageSpan(0, ADMIN_RESULTS_PAGE_SIZE, 1)
  const { total, limit, page } = data.pagination
  return pageSpan(total, limit, page)
})

/** As the list of quizzes has it, or as its attempts tell it. */
export const $quizTitle = steady(
  [$quizzes, $attempts, $quizId],
  ({ data: quizzes = [] }, { data }, quizId) => {
    const listed = quizzes.find((quiz) => quiz._id === quizId)
    return listed?.title ?? data?.results.find(({ quiz }) => quiz?.title)?.quiz?.title
  },
)

/** An API that counts nothing itself is read page after page, but no further than this. */
const MAX_PAGES = 20

const $uncounted = steady([$attempts, $quizId], ({ data }, quizId) =>
  data && !attemptFiguresOf(data) ? quizId : undefined,
)
const $counting = atom<ReadingProgress | undefined>()

const $counted = createRemote<{ figures: AttemptFigures | undefined }>(
  ['quiz-figures', $adminId, $uncounted],
  {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    onError: tell,
    fetcher: async (_noun, _admin, quizId) => {
      const { attempts, complete } = await readAllAttempts({
        readPage: (query) => listQuizResults(String(quizId), query),
        onProgress: (progress) => $counting.set(progress),
        maxPages: MAX_PAGES,
      })
      return { figures: complete ? figuresOfQuiz(attempts) : undefined }
    },
  },
)
export const recountFigures = () => $counted.revalidate()

/** What all attempts at the quiz add up to, whatever page and search are shown. */
export type FiguresScene =
  | { scene: 'waiting' }
  | { scene: 'counting'; progress: ReadingProgress | undefined }
  | { scene: 'known'; figures: AttemptFigures }
  | { scene: 'too-many' }
  | { scene: 'failed' }

export const $figures = computed(
  [$attempts, $counted, $counting],
  ({ data }, counted, progress): FiguresScene => {
    if (!data) return { scene: 'waiting' }
    const given = attemptFiguresOf(data)
    if (given) return { scene: 'known', figures: given }
    if (counted.data?.figures) return { scene: 'known', figures: counted.data.figures }
    if (counted.data) return { scene: 'too-many' }
    return counted.error === undefined ? { scene: 'counting', progress } : { scene: 'failed' }
  },
)
