import type { QuizBody } from '../../../src/domain/authoring/quiz-body.ts'
import type { Keyed } from '../../../src/domain/kinds/choice/grade.ts'
import { kindOf } from '../../../src/domain/kinds/kinds.ts'
import type { NumberKey } from '../../../src/domain/kinds/number/shape.ts'
import { MINUTE_MS } from '../../../src/domain/lib/time.ts'
import type { Marking } from '../../../src/domain/quizzes/marking.ts'
import { countAsked, type PaperRules } from '../../../src/domain/quizzes/paper.ts'
import type { Practised, ReviewFrom } from '../../../src/domain/quizzes/quiz.ts'
import { withPictures } from '../../api/sample/pictures.ts'
import { CIRCUITS } from '../../api/sample/questions/circuits.ts'
import { CONVERGING_LENSES } from '../../api/sample/questions/converging-lenses.ts'
import { ENERGY_AT_HOME } from '../../api/sample/questions/energy-at-home.ts'
import { OPTICS } from '../../api/sample/questions/optics.ts'
import { THROWS_AND_SPRINGS } from '../../api/sample/questions/throws-and-springs.ts'
import { WAVES } from '../../api/sample/questions/waves.ts'
import type { SampleAny, SampleQuestion, SampleQuiz } from '../../api/sample/types.ts'
import type { Person } from './people.ts'

/** Two are open, one is upcoming, one is over; one is for practice alone, and the last one has questions of all kinds. */
const SAMPLES: readonly SampleQuiz<SampleAny>[] = [
  OPTICS,
  ENERGY_AT_HOME,
  CIRCUITS,
  WAVES,
  CONVERGING_LENSES,
  THROWS_AND_SPRINGS,
]

/** Anybody may practise it, in the demo's API as in a preview. */
export const PRACTICE_QUIZ_ID = CONVERGING_LENSES.id

export const isSampleQuiz = (id: string | undefined) => SAMPLES.some((sample) => sample.id === id)

export interface StoredQuestion extends Omit<SampleQuestion, 'correctAnswer'> {
  /** None for a choice. */
  kind?: 'several' | 'number'
  /** Of a choice alone. */
  correctAnswer?: number
  correctAnswers?: number[]
  choose?: number
  number?: NumberKey
  pinned?: boolean
}

/** Whether it has questions that a client without the feature cannot show. */
export const hasKinds = (questions: readonly object[]) =>
  questions.some((question) => kindOf(question) !== 'choice')

/** A quiz with its key, as administrators read it. */
export interface StoredQuiz extends Partial<PaperRules> {
  _id: string
  title: string
  description: string
  duration: number
  startTime: string
  endTime: string
  isActive: boolean
  reviewFrom?: ReviewFrom
  practice?: Practised
  marking?: Marking
  questions: readonly StoredQuestion[]
  /** Which version of the questions this is. */
  version: number
  createdBy?: string
  createdAt: string
  updatedAt: string
}

const instant = (at: number, minutes: number) => new Date(at + minutes * MINUTE_MS).toISOString()

/** Pictures are paths of the site; `site` is its folder, with a slash at its end. */
const placed = (site: string) => (path: string) => new URL(path.replace(/^\//, ''), site).href

export const sampleQuizzes = (at: number, site: string): StoredQuiz[] =>
  SAMPLES.map((sample) => ({
    _id: sample.id,
    title: sample.title,
    description: sample.description,
    duration: sample.durationMinutes,
    startTime: instant(at, sample.opensInMinutes),
    endTime: instant(at, sample.closesInMinutes),
    isActive: true,
    ...(sample.practice && { practice: sample.practice }),
    ...(sample.marking && { marking: sample.marking }),
    questions: sample.questions.map((question) => withPictures(question, placed(site))),
    version: 1,
    createdAt: instant(at, 0),
    updatedAt: instant(at, 0),
  }))

/** In a list. */
export const summaryOf = ({ questions, shuffle: _, draw, ...quiz }: StoredQuiz) => ({
  ...quiz,
  questionCount: countAsked(questions, { draw }),
})

/** In what a number is asked, and with how many figures. */
const askedNumber = ({ unit, figures }: NumberKey): NumberKey => ({
  ...(unit && { unit }),
  ...(figures && { figures }),
})

/** Before they have submitted, learners get no key. */
export const withoutKey = (questions: readonly (StoredQuestion & Keyed)[]) =>
  questions.map(
    ({
      correctAnswer: _key,
      correctAnswers: _keys,
      explanation: _why,
      number,
      ...question
    }): StoredQuestion => (number ? { ...question, number: askedNumber(number) } : question),
  )

type Draft = QuizBody['questions'][number]

/** What a client does not send stays as it was; a blank text removes it. */
function toStored(draft: Draft, before: StoredQuestion | undefined, _id: string): StoredQuestion {
  const { explanation, topic } = { ...before }
  const facts = Object.entries({ explanation, topic, ...draft, _id })
  return Object.fromEntries(
    facts.filter(([, value]) => value !== undefined && value !== ''),
  ) as unknown as StoredQuestion
}

/** Known questions keep their `_id`, by which answers are found again; `nextId` gives new ones. */
function storedQuestions(drafts: readonly Draft[], known: readonly StoredQuestion[], nextId: () => string) {
  const free = new Map(known.map((question) => [question._id, question]))
  return drafts.map((draft) => {
    const before = free.get(draft._id ?? '') ?? [...free.values()].find(({ text }) => text === draft.text)
    if (before) free.delete(before._id)
    return toStored(draft, before, before?._id ?? nextId())
  })
}

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

interface Save {
  _id: string
  author: Person
  now: number
  nextId: () => string
}

/** The quiz after a save. The version counts as soon as a question or the marking differs. */
export function savedQuiz(body: QuizBody, before: StoredQuiz | undefined, save: Save): StoredQuiz {
  const {
    basis: _,
    questions: drafts,
    practice = before?.practice,
    marking = before?.marking,
    ...facts
  } = body
  const questions = storedQuestions(drafts, before?.questions ?? [], save.nextId)
  const isSame = before && isEqual([before.questions, before.marking], [questions, marking ?? undefined])
  const { practice: _old, marking: _oldMarking, ...kept } = { ...before }
  const given = Object.entries(facts).filter(([, value]) => value !== undefined)
  return {
    createdAt: new Date(save.now).toISOString(),
    createdBy: save.author._id,
    ...kept,
    ...(Object.fromEntries(given) as typeof facts),
    ...(practice && { practice }),
    ...(marking && { marking }),
    _id: save._id,
    questions: isSame ? before.questions : questions,
    version: (before?.version ?? 0) + (isSame ? 0 : 1),
    // No two saves share an instant: `basis` tells them apart by it.
    updatedAt: new Date(Math.max(save.now, Date.parse(before?.updatedAt ?? '') + 1 || 0)).toISOString(),
  } as StoredQuiz
}
