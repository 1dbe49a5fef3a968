import type { PageSpan } from '../../domain/lib/paging.ts'
import type { Praise } from '../../domain/lib/score.ts'
import { written } from '../../domain/lib/written.ts'
import { UNKNOWN } from '../lib/format.ts'
import { format, plural } from '../lib/language.ts'
import { words } from '../lib/words.ts'

const PRAISE: Record<Praise, string> = {
  excellent: 'Excellent work!',
  great: 'Great job!',
  good: 'Good effort!',
  fair: 'Not bad!',
  'keep-practicing': 'Keep practicing!',
}

const ADMIN_PRAISE: Record<Praise, string> = { ...PRAISE, excellent: 'Excellent!', good: 'Good work!' }

export const results = words('results', {
  attempts: (count: number) => plural(count, { one: '# attempt', other: '# attempts' }),

  /** The sentence under a learner's own score. */
  praise: (praise: Praise) => PRAISE[praise],
  /** The label beside a score in an administrator's list. */
  adminPraise: (praise: Praise) => ADMIN_PRAISE[praise],

  unknownQuiz: 'Unknown Quiz',
  userName: ({ name }: { name?: string | undefined }) => written(name) || 'Unknown User',
  unknown: UNKNOWN,
  correctOfTotal: (correct: number, total: number) => `${format.count(correct)}/${format.count(total)}`,
  marksOf: (marks: string, total: string) => `${marks} of ${total} marks`,
  ofThemBlank: (blank: number) => `${format.count(blank)} of them not answered`,
  /** `blank`: how many of them were not answered, where that is known. */
  incorrectCount: (count: number, blank: number | undefined): string =>
    `${format.count(count)} incorrect${blank ? ` (${results.ofThemBlank(blank)})` : ''}`,
  /** Where the score waits for the review. */
  comes: (at: number) => `Result comes ${format.moment(at)}`,
  viewDetails: 'View Details',

  /** How long a learner took, '12 min 46 s' or '1 h 12 min': it stands beside times of day. */
  took: (seconds: number) => {
    const whole = Math.max(0, Math.round(seconds))
    const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
    if (hours > 0) return `${hours} h ${minutes} min`
    return minutes > 0 ? `${minutes} min ${String(rest).padStart(2, '0')} s` : `${rest} s`
  },

  showing: ({ from, to, total }: PageSpan) =>
    `Showing ${format.count(from)} to ${format.count(to)} of ${format.count(total)} results`,
  pages: 'Pages of results',
  noneFound: 'No Results Found',
  noneSubmitted: 'No quiz results have been submitted yet.',
  clearSearch: 'Clear search',

  sortBy: 'Sort by',
  sorts: { submittedAt: 'Sort by Date', score: 'Sort by Score', user: 'Sort by User' },
  sortOrder: (ascending: boolean) => (ascending ? 'Sort order: ascending' : 'Sort order: descending'),
})
