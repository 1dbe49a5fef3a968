import { MINUTE_MS } from '../../src/domain/lib/time.ts'
import { CIRCUITS } from '../api/sample/questions/circuits.ts'
import { CONVERGING_LENSES } from '../api/sample/questions/converging-lenses.ts'
import { ENERGY_AT_HOME } from '../api/sample/questions/energy-at-home.ts'
import { OPTICS } from '../api/sample/questions/optics.ts'
import { WAVES } from '../api/sample/questions/waves.ts'
import type { SampleQuestion, SampleQuiz } from '../api/sample/types.ts'

/** Two are open, one is upcoming, one is over; the last one is for practice alone. */
const SAMPLES: readonly SampleQuiz[] = [OPTICS, ENERGY_AT_HOME, CIRCUITS, WAVES, CONVERGING_LENSES]

/** Anybody may practise it, in the demo's API as in a preview. */
export const PRACTICE_QUIZ_ID = CONVERGING_LENSES.id

export const isSampleQuiz = (id: string | undefined) => SAMPLES.some((sample) => sample.id === id)

type Question = Omit<SampleQuestion, '_id'>

/** A quiz with its key, as administrators read it. */
export interface StoredQuiz {
  _id: string
  title: string
  description: string
  duration: number
  startTime: string
  endTime: string
  isActive: boolean
  practice?: 'public' | 'signed-in'
  questions: Question[]
}

const instant = (at: number, minutes: number) => new Date(at + minutes * MINUTE_MS).toISOString()

/** Pictures are paths of the site; `site` is its folder, with a slash at its end. */
const placed = (site: string) => (path: string) => new URL(path.replace(/^\//, ''), site).href

function withPictures(
  { imageUrl, image, options, ...rest }: SampleQuestion,
  toUrl: (path: string) => string,
) {
  const picture = imageUrl ?? image
  return {
    ...rest,
    ...(picture && { imageUrl: toUrl(picture) }),
    options: options.map((option) =>
      typeof option === 'string' || !option.imageUrl
        ? option
        : { ...option, imageUrl: toUrl(option.imageUrl) },
    ),
  }
}

export const storedQuizzes = (at: number, site: string): StoredQuiz[] =>
  SAMPLES.map((sample) => ({
    _id: sample.id,
    title: sample.title,
    description: sample.description,
    duration: sample.durationMinutes,
    startTime: instant(at, sample.opensInMinutes),
    endTime: instant(at, sample.closesInMinutes),
    isActive: true,
    ...(sample.practice && { practice: sample.practice }),
    questions: sample.questions.map((question) => withPictures(question, placed(site))),
  }))

export const summaryOf = ({ questions, ...quiz }: StoredQuiz) => ({
  ...quiz,
  questionCount: questions.length,
})

/** Before they have submitted, learners get no key. */
export const withoutKey = ({ questions, ...quiz }: StoredQuiz) => ({
  ...quiz,
  questions: questions.map(({ correctAnswer: _key, explanation: _why, ...question }) => question),
})
