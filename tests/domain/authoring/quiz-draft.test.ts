// SPEC 2 Writing room; 5 Validation
import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { DraftMarking } from '../../../src/domain/authoring/draft/draft-marking.ts'
import { emptyQuestion } from '../../../src/domain/authoring/draft/question-draft.ts'
import {
  copyOf,
  draftInstant,
  draftOf,
  emptyDraft,
  type QuizDraft,
  toQuizBody,
} from '../../../src/domain/authoring/draft/quiz-draft.ts'
import { QuizBody } from '../../../src/domain/authoring/quiz-body.ts'
import { Quiz } from '../../../src/domain/quizzes/quiz.ts'
import { opticsJson, opticsQuiz } from '../../support/school/fixtures.ts'
import { seededRandom } from '../../support/server/random.ts'

const BERLIN = 'Europe/Berlin'

test('a new quiz is blank but for fifteen minutes, and shows the review after the submission', () => {
  expect(emptyDraft()).toEqual({
    title: '',
    description: '',
    duration: '15',
    startTime: '',
    endTime: '',
    questions: [],
    reviewFrom: 'submitted',
    reviewTime: '',
    practice: 'none',
    shuffleQuestions: false,
    shuffleOptions: false,
    draw: '',
    marking: 'none',
  })
})

test('a quiz is shown in the wall time of the device', () => {
  const { startTime, endTime } = draftOf(opticsQuiz, BERLIN)
  expect([startTime, endTime]).toEqual(['2026-03-04T11:00', '2026-03-04T12:00'])
})

test('a quiz that is opened and saved is unchanged', () => {
  const { _id, ...body } = opticsJson
  expect(toQuizBody(draftOf(opticsQuiz, BERLIN), BERLIN)).toEqual(body)
})

const withTimes = (startTime: string, endTime: string) =>
  draftOf(v.parse(Quiz, { ...opticsJson, startTime, endTime }), BERLIN)

test('an unedited time keeps its seconds, and its place in the repeated hour in autumn', () => {
  const [startTime, endTime] = ['2026-10-25T01:30:20.500Z', '2026-10-25T09:00:01.000Z']
  const body = toQuizBody(withTimes(startTime, endTime), BERLIN)
  expect([body.startTime, body.endTime]).toEqual([startTime, endTime])
})

test('an edited time is saved as typed', () => {
  const draft = {
    ...withTimes('2026-03-04T10:00:20Z', '2026-03-04T11:00:00Z'),
    startTime: '2026-07-04T11:30',
  }
  expect(toQuizBody(draft, BERLIN).startTime).toBe('2026-07-04T09:30:00.000Z')
})

test.each(['', '2026-03-04', '2026-03-04T', 'tomorrow'])('%j is not a complete time', (startTime) => {
  expect(draftInstant({ ...emptyDraft(), startTime }, 'startTime', BERLIN)).toBeNaN()
})

test('a copy has another title and new questions', () => {
  const copy = copyOf(draftOf(opticsQuiz, BERLIN))
  expect(copy.title).toBe('Geometric optics (copy)')
  expect(copy.questions).toHaveLength(3)
  expect(copy.questions.filter((question) => '_id' in question)).toEqual([])
})

const ALL = { review: true, order: true, content: true }

test('a draft sends an API nothing that it does not offer', () => {
  const [first, ...others] = draftOf(opticsQuiz, BERLIN).questions
  const options = first?.options.map((option) => ({ ...option, pinned: true })) ?? []
  const draft: QuizDraft = {
    ...draftOf(opticsQuiz, BERLIN),
    questions: [{ ...emptyQuestion('1'), ...first, options, pinned: true }, ...others],
    reviewFrom: 'at',
    reviewTime: '2026-03-05T08:00',
    shuffleQuestions: true,
    draw: '2',
  }
  const { _id, ...body } = opticsJson
  expect(toQuizBody(draft, BERLIN)).toEqual(body)
  expect(toQuizBody(draft, BERLIN, { ...ALL, order: false })).toEqual({
    ...body,
    reviewFrom: '2026-03-05T07:00:00.000Z',
  })
  expect(toQuizBody(draft, BERLIN, { ...ALL, review: false })).toMatchObject({
    questions: [{ pinned: true, options: options.map(() => ({ pinned: true })) }, {}, {}],
    shuffle: { questions: true, options: false },
    draw: 2,
  })
})

test('explanations, topics and alternative texts survive the form, and go only to APIs that know them', () => {
  const content = { imageUrl: 'a.png', imageAlt: 'A ray', explanation: 'Because $1 < 2$.', topic: 'Rays' }
  const option = { text: 'a', imageUrl: 'b.png', imageAlt: 'Another ray' }
  const asked = { ...content, text: 'Which?', options: [option, { text: 'b' }], correctAnswer: 0, points: 1 }
  const draft = copyOf(draftOf(v.parse(Quiz, { ...opticsJson, questions: [asked] }), BERLIN))
  expect(toQuizBody(draft, BERLIN, ALL).questions).toEqual([asked])
  const [sent] = toQuizBody(draft, BERLIN).questions
  expect(Object.keys(sent ?? {}).toSorted()).toEqual([
    'correctAnswer',
    'imageUrl',
    'options',
    'points',
    'text',
  ])
  expect(sent?.options[0]).toEqual({ text: 'a', imageUrl: 'b.png' })
})

test('the time at which answers are shown keeps its seconds until it is edited', () => {
  const reviewFrom = '2026-03-05T07:00:20.000Z'
  const draft = draftOf({ ...opticsQuiz, reviewFrom }, BERLIN)
  expect(draft).toMatchObject({ reviewFrom: 'at', reviewTime: '2026-03-05T08:00' })
  expect(toQuizBody(draft, BERLIN, ALL)).toMatchObject({ reviewFrom })
})

test('a quiz without a review rule shows its answers right away', () =>
  expect(draftOf(opticsQuiz, BERLIN)).toMatchObject({ reviewFrom: 'submitted', draw: '' }))

test('a saved draft is read back as the same draft', () => {
  const random = seededRandom(12)
  const pick = <Item>(...items: Item[]) => items[Math.floor(random() * items.length)] as Item
  const word = () =>
    pick('$\\frac{1}{2}$', '"quoted"', 'ünïcödé ∑ 👩‍🔬', 'a\nb', '{} # = ~', '<b>', "it's", '0')
  const pin = () => random() < 0.3 && { pinned: true }
  const option = () => ({ text: word(), imageUrl: pick('', 'https://x.example/a.png'), ...pin() })
  const review = () =>
    pick(
      { reviewFrom: 'submitted' as const, reviewTime: '' },
      { reviewFrom: 'quiz-ended' as const, reviewTime: '' },
      { reviewFrom: 'at' as const, reviewTime: '2027-02-01T08:30' },
    )
  for (let round = 0; round < 200; round++) {
    const draft: QuizDraft = {
      title: word().trim(),
      description: word(),
      duration: String(1 + Math.floor(random() * 90)),
      startTime: `2026-0${pick(1, 3, 7)}-2${pick(1, 5, 8)}T${pick('00', '12', '23')}:${pick('00', '59')}`,
      endTime: '2027-01-01T00:00',
      questions: Array.from({ length: 1 + Math.floor(random() * 5) }, (_, index) => ({
        key: String(index + 1),
        ...(random() < 0.5 && { _id: `q${index}` }),
        text: word(),
        imageUrl: pick('', '/pictures/a.png'),
        options: [option(), option(), option(), option()],
        correctAnswer: Math.floor(random() * 4),
        points: pick(1, 2, 5),
        ...pin(),
      })),
      ...review(),
      practice: pick('none' as const, 'signed-in' as const, 'public' as const),
      shuffleQuestions: random() < 0.5,
      shuffleOptions: random() < 0.5,
      draw: pick('', '1', '3'),
      marking: pick<DraftMarking>('none', { right: '4', wrong: '-1', blank: '0', several: 'share' }),
    }
    const body = toQuizBody(draft, BERLIN, { ...ALL, practice: true, marking: true })
    expect(v.parse(QuizBody, body)).toEqual(body)
    const { given: _, ...read } = draftOf(v.parse(Quiz, { ...body, _id: 'quiz' }), BERLIN)
    expect(read).toEqual(draft)
  }
})
