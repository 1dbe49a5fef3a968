import type { Pace } from '../../../src/domain/attempts/pace.ts'
import type { Answer } from '../../../src/domain/kinds/answer.ts'
import type { Marking } from '../../../src/domain/quizzes/marking.ts'
import type { ReportBody, ReportState } from '../../../src/domain/reports/reports.ts'
import type { CardsBody } from '../../../src/domain/results/kept-cards.ts'
import type { MockFeature } from './features.ts'
import { CROWD, type Person, SAMPLE_PEOPLE } from './people.ts'
import { hasKinds, type StoredQuestion, type StoredQuiz, sampleQuizzes } from './quizzes.ts'
import { notFound } from './refusal.ts'
import { crowdResults, type StoredResult } from './results.ts'
import { type Slots, sampleSlots } from './slots.ts'

interface Session {
  person: Person
  createdAt: number
  lastUsedAt: number
}

/** What the sign-in's address carries where it is no session's token: it works once. */
interface Code {
  person: Person
  challenge: string | undefined
  until: number
}

/** An attempt from its start on. `questions` are the learner's, in their order. */
export interface Start {
  quiz: string
  person: Person
  startedAt: number
  deadline: number
  /** Minutes that were added while it ran. */
  extendedBy: number
  version: number
  authored: readonly StoredQuestion[]
  questions: readonly StoredQuestion[]
  marking: Marking | undefined
  work?: SavedCopy
  isClosed?: true
}

interface SavedCopy {
  revision: number
  answers: Answer[]
  flags: number[]
  current: number
  pace: Pace
}

/** What a learner reports of a question. */
export interface StoredReport extends ReportBody {
  _id: string
  quiz: string
  person: Person
  status: ReportState
  /** In the learner's paper, from 1. */
  number: number
  /** The authored place, from 0. */
  index: number
  reportedAt: string
  reply?: string | undefined
  by?: Person | undefined
  answeredAt?: string | undefined
}

/** A school in memory, which forgets all with its page or process. */
export interface School {
  now: () => number
  offers: ReadonlySet<MockFeature>
  people: Person[]
  quizzes: StoredQuiz[]
  /** Their results stay readable. */
  deletedQuizzes: StoredQuiz[]
  results: StoredResult[]
  /** Newest first. */
  reports: StoredReport[]
  /** The ids of people who want to see none. */
  standingHidden: Set<string>
  /** What people practise, by their ids. */
  cards: Map<string, CardsBody>
  starts: Start[]
  /** Who has opened which quiz, as `quiz person`. */
  opened: Set<string>
  slots: Slots
  pictures: Map<string, Blob>
  sessions: Map<string, Session>
  codes: Map<string, Code>
  /** An id that no other record has. */
  nextId: (kind: string) => string
}

export function findQuiz({ quizzes }: School, id: string): StoredQuiz {
  const quiz = quizzes.find(({ _id }) => _id === id)
  if (!quiz) throw notFound('Quiz not found')
  return quiz
}

export interface SchoolOptions {
  now: () => number
  /** The folder of the site, for pictures. */
  site: string
  features: readonly MockFeature[]
}

export function openSchool({ now, site, features }: SchoolOptions): School {
  const offers = new Set(features)
  // Without `public` all quizzes can be taken.
  const quizzes = sampleQuizzes(now(), site)
    .filter(({ questions }) => offers.has('kinds') || !hasKinds(questions))
    .map(({ practice, marking, ...quiz }) => ({
      ...quiz,
      ...(offers.has('public') && practice && { practice }),
      ...(offers.has('marking') && marking && { marking }),
    }))
  let last = 0
  return {
    now,
    offers,
    people: [...SAMPLE_PEOPLE, ...CROWD].map((person) => ({ ...person })),
    quizzes,
    deletedQuizzes: [],
    results: crowdResults(quizzes, now()),
    reports: [],
    standingHidden: new Set(),
    cards: new Map(),
    starts: [],
    opened: new Set(),
    slots: sampleSlots(now()),
    pictures: new Map(),
    sessions: new Map(),
    codes: new Map(),
    nextId: (kind) => `${kind}-${++last}`,
  }
}
