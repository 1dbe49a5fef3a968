import * as v from 'valibot'
import { ifReadable } from '../lib/if-readable.ts'
import { maybe } from '../lib/maybe.ts'
import { countedRows, IdOrNumber, readableRows, rowsOf } from '../lib/rows.ts'
import { Written } from '../lib/written.ts'
import { Pagination } from '../results/admin-results.ts'
import { ListedResults } from '../results/listed-results.ts'
import { Result, TopicFigures } from '../results/results.ts'
import { User } from '../session/session.ts'

/** The longest name of a group. */
export const MAX_GROUP_LENGTH = 60
/** The maximum number of people per call. */
const MAX_GROUP_PEOPLE = 1000

/** Who a learner is, in a list. `group` is their class. */
const Learner = v.object({
  _id: IdOrNumber,
  name: ifReadable(v.string()),
  email: ifReadable(v.string()),
  picture: ifReadable(v.string()),
  group: ifReadable(v.string()),
})

/** A learner's result in a quiz; `score` is a percentage. */
const QuizScore = v.object({ score: v.number(), resultId: maybe(v.string()) })

/**
 * A learner with their scores by the ids of quizzes; a quiz that was not taken has none. `average` is a percentage, missing
 * without attempts.
 */
export const PersonRow = v.object({
  user: Learner,
  attempts: v.number(),
  average: maybe(v.number()),
  byQuiz: v.fallback(v.record(v.string(), v.fallback(maybe(QuizScore), undefined)), {}),
})
export type PersonRow = v.InferOutput<typeof PersonRow>

/** A quiz as a column: how many of the people found have taken it, on all pages, and their average in percent. */
const QuizColumn = v.object({
  _id: v.pipe(v.string(), v.nonEmpty()),
  title: maybe(v.string()),
  attempts: v.number(),
  average: maybe(v.number()),
})
export type QuizColumn = v.InferOutput<typeof QuizColumn>

const Group = v.object({ group: v.string(), people: v.number() })

/**
 * GET /admin/users: a page of the learners, administrators are none. `quizzes` are the columns, by their start; `groups` are all
 * there are, with how many people each has.
 */
export const PeoplePage = v.object({
  people: v.array(PersonRow),
  quizzes: v.array(QuizColumn),
  groups: v.array(Group),
  pagination: Pagination,
})

/** A column without figures is still valid. */
const KnownColumn = v.object({
  _id: QuizColumn.entries._id,
  title: ifReadable(v.string()),
  attempts: v.fallback(v.number(), 0),
  average: ifReadable(v.number()),
})

/** A `PeoplePage` of any API, parsed row by row; an unreadable column counts as an unreadable row. */
export const PeopleRows = v.pipe(
  v.object({
    people: rowsOf(PersonRow),
    quizzes: v.fallback(countedRows(KnownColumn), () => ({ rows: [], odd: [] })),
    groups: v.fallback(readableRows(Group), () => []),
    pagination: Pagination,
  }),
  v.transform(({ people, quizzes, ...rest }) => ({
    ...rest,
    people: { ...people, odd: [...people.odd, ...quizzes.odd] },
    quizzes: quizzes.rows,
  })),
)
export type PeopleRows = v.InferOutput<typeof PeopleRows>

export const PEOPLE_SORTS = ['weakest', 'name'] as const
export type PeopleSort = (typeof PEOPLE_SORTS)[number]

/** The query of GET /admin/users; `notTaken` is a quiz id. Sorted by weakest, learners without attempts come last. */
export interface PeopleQuery {
  page?: number
  limit?: number
  search?: string
  group?: string
  notTaken?: string
  sort?: PeopleSort
  /** `pagination.next` of the previous page, from an API with cursors. */
  after?: string
}

/** Above all percentages. */
const NO_AVERAGE = 101

/** Sorts like the API: lowest average first, those without attempts last; stable. */
export const weakestFirst = (people: readonly PersonRow[]): PersonRow[] =>
  people.toSorted((one, other) => (one.average ?? NO_AVERAGE) - (other.average ?? NO_AVERAGE))

/** Learners without attempts are not among the weakest. */
export const withAttempts = (people: readonly PersonRow[]): PersonRow[] =>
  people.filter(({ average }) => average !== undefined)

/** Whether all cells of a row would be empty. */
export const hasTakenNothing = ({ attempts, average }: PersonRow): boolean =>
  attempts === 0 && average === undefined

/** The average of all attempts in the columns, in percent; undefined without attempts. */
export function averageOfColumns(quizzes: readonly QuizColumn[]): number | undefined {
  const taken = quizzes.filter(({ average, attempts }) => average !== undefined && attempts > 0)
  const attempts = taken.reduce((sum, quiz) => sum + quiz.attempts, 0)
  const scores = taken.reduce((sum, quiz) => sum + (quiz.average ?? 0) * quiz.attempts, 0)
  return attempts > 0 ? scores / attempts : undefined
}

/** A person as administrators see them. */
export const Grouped = v.object({ ...User.entries, group: ifReadable(v.string()) })
export type Grouped = v.InferOutput<typeof Grouped>

/** GET /admin/users/{id}/results: the attempts newest first; `topics` weakest first, of questions that have one. */
export const PersonResults = v.object({
  user: Grouped,
  results: v.array(Result),
  topics: v.array(TopicFigures),
})

/** A `PersonResults` of any API. */
export const PersonHistory = v.object({
  user: v.object({ ...Learner.entries, createdAt: ifReadable(v.string()) }),
  results: ListedResults,
  topics: v.fallback(readableRows(TopicFigures), () => []),
})
export type PersonHistory = v.InferOutput<typeof PersonHistory>

const GroupName = v.pipe(
  Written,
  v.normalize(),
  v.nonEmpty('must have a name'),
  v.maxLength(MAX_GROUP_LENGTH, `must be ${MAX_GROUP_LENGTH} characters or fewer`),
)

/** PUT /admin/users/{id}/group; null: none. */
export const GroupBody = v.object({ group: v.nullable(GroupName) })

/** PUT /admin/users/group: puts the people with these e-mail addresses into a group. Existing members stay. */
export const GroupPeopleBody = v.object({
  group: GroupName,
  emails: v.pipe(
    v.array(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(320))),
    v.minLength(1, 'must name somebody'),
    v.maxLength(MAX_GROUP_PEOPLE, `must be ${MAX_GROUP_PEOPLE} or fewer`),
  ),
})
export type GroupPeopleBody = v.InferOutput<typeof GroupPeopleBody>

/** How many people were found, and which addresses belong to nobody. */
export const GroupPeopleAnswer = v.object({ found: v.number(), unknown: v.array(v.string()) })
export type GroupPeopleAnswer = v.InferOutput<typeof GroupPeopleAnswer>

/** The administrator's view of the learners: all, the ten weakest, or those who have not taken a quiz. */
export interface PeopleAsked {
  page: number
  search: string
  /** '' stands for all classes. */
  group: string
  view: 'all' | 'weakest' | 'not-taken'
  /** The id of the quiz that was not taken. */
  notTaken: string
  sort: PeopleSort
}

const WEAKEST_COUNT = 10
/** Learners per page. */
const PEOPLE_PAGE_SIZE = 50

/** The same as a query. */
export function queryFor({ page, search, group, view, notTaken, sort }: PeopleAsked): PeopleQuery {
  const found = { ...(search && { search }), ...(group && { group }) }
  if (view === 'weakest') return { ...found, page: 1, limit: WEAKEST_COUNT, sort: 'weakest' }
  return {
    ...found,
    page,
    limit: PEOPLE_PAGE_SIZE,
    sort,
    ...(view === 'not-taken' && notTaken && { notTaken }),
  }
}

/** A person's scores in column order, without quizzes not taken. */
export const scoresAlong = ({ byQuiz }: PersonRow, quizzes: readonly QuizColumn[]): number[] =>
  quizzes.flatMap(({ _id }) => byQuiz[_id]?.score ?? [])
