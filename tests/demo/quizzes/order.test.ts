import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Question } from '../../../src/domain/quizzes/question.ts'
import { AdminResults } from '../../../src/domain/results/admin-results.ts'
import { create, enrolAdmin, optics } from '../../support/school/authoring.ts'
import { at } from '../../support/school/fixtures.ts'
import { analyse } from '../../support/school/item-matrix.ts'
import { book, enrol, type Person, type School, storeSlot } from '../../support/school/school.ts'
import { onEachEngine } from '../../support/server/on-each-engine.ts'
import { pick, seededRandom } from '../../support/server/random.ts'
import type { TestServer } from '../../support/server/server.ts'

const COUNT = 8
/** Eight questions of which the key is B; the last option of each keeps its place. */
const questions = Array.from({ length: COUNT }, (_, index) => ({
  text: `Question ${index}`,
  options: ['A', 'B', 'C', 'None of these'].map((text, option) => ({
    text,
    ...(option === 3 && { pinned: true }),
  })),
  correctAnswer: 1,
  points: 1,
}))
const MIXED = { shuffle: { questions: true, options: true } }

/** Without `authoredIndex` it stands as authored. */
interface Asked {
  text: string
  authoredIndex?: number
}
type AskedQuestion = Asked & { options: Asked[] }

const placesOf = (asked: readonly Asked[]) => asked.map(({ authoredIndex }, index) => authoredIndex ?? index)

async function openQuiz(school: School, rules: object) {
  const grace = await enrolAdmin(school)
  const { _id } = await create(grace, { ...optics, questions, ...rules })
  return { grace, quizId: String(_id), path: `/quiz/${_id}` }
}

async function enrolWithSeat(school: School) {
  const person = await enrol(school)
  await book(person, await storeSlot(school, at('10:00:00')))
  return person
}

const start = async ({ call }: Person, path: string): Promise<AskedQuestion[]> =>
  (await call('POST', `${path}/start`)).body.quiz.questions

const textsOf = (asked: readonly AskedQuestion[]) =>
  asked.map(({ text, options }) => [text, ...options.map((option) => option.text)])

/** The answers as they are sent: by authored question and option. Each chooses by what it reads. */
function answersTo(asked: readonly AskedQuestion[], choose: (text: string) => string | undefined) {
  const answers: (number | null)[] = questions.map(() => null)
  const places = placesOf(asked)
  for (const [index, { text, options }] of asked.entries()) {
    const chosen = options.findIndex((option) => option.text === choose(text))
    answers[places[index] ?? index] = placesOf(options)[chosen] ?? null
  }
  return answers
}

const submit = ({ call }: Person, path: string, answers: unknown) =>
  call('POST', `${path}/submit`, { answers, timeSpent: 60 })

onEachEngine('questions in an individual order', at('10:05:00'), (school) => {
  test('differ between two neighbours, and stay the same for each of them until the review', async () => {
    const { path } = await openQuiz(school(), MIXED)
    const [asha, ben] = [await enrolWithSeat(school()), await enrolWithSeat(school())]
    const [hers, his] = [textsOf(await start(asha, path)), textsOf(await start(ben, path))]
    expect(hers).not.toEqual(his)
    expect(hers.toSorted().map(([text]) => text)).toEqual(questions.map(({ text }) => text))
    for (const [, ...options] of hers) expect(options.at(-1)).toBe('None of these')

    for (const again of [await start(asha, path), (await asha.call('GET', path)).body.questions])
      expect(textsOf(again)).toEqual(hers)
    expect(textsOf((await asha.call('GET', `${path}/access`)).body.questions)).toEqual(hers)

    const answers = answersTo(await start(asha, path), () => 'B')
    expect((await submit(asha, path, answers)).body).toMatchObject({ score: 100, answers })
    const review = (await asha.call('GET', `${path}/results`)).body
    expect(textsOf(review.quiz.questions)).toEqual(hers)
    expect(review.answers).toEqual(questions.map(() => 1))
  })

  test('are stored and shown to administrators as authored', async () => {
    const { grace, path } = await openQuiz(school(), MIXED)
    const asha = await enrolWithSeat(school())
    const asked = await start(asha, path)
    await submit(
      asha,
      path,
      answersTo(asked, (text) => (text === 'Question 2' ? 'C' : 'B')),
    )
    const seen = (await grace.call('GET', `${path}/user/${asha.id}/results`)).body
    expect(seen.quiz.questions).toMatchObject(questions)
    expect(seen.answers).toEqual([1, 1, 2, 1, 1, 1, 1, 1])
    expect((await grace.call('GET', path)).body).toMatchObject({ questions, ...MIXED })
  })

  test('are listed before the review with the choices as they were shown', async () => {
    const { path } = await openQuiz(school(), { ...MIXED, reviewFrom: 'quiz-ended' })
    const asha = await enrolWithSeat(school())
    const asked = await start(asha, path)
    await submit(
      asha,
      path,
      answersTo(asked, (text) => (text === 'Question 2' ? undefined : 'B')),
    )
    const { shownAnswers } = (await asha.call('GET', `${path}/results`)).body
    const shown = asked.map(({ text, options }) =>
      text === 'Question 2' ? null : options.findIndex((option) => option.text === 'B'),
    )
    expect(shownAnswers).toEqual(shown)
  })

  test('stay with a running attempt while they are edited, and are kept by clients that do not know them', async () => {
    const { grace, path } = await openQuiz(school(), MIXED)
    const asha = await enrolWithSeat(school())
    const asked = await start(asha, path)
    const plain = { shuffle: { questions: false, options: false } }
    await grace.call('PUT', path, { ...optics, questions, ...plain })
    expect(await start(asha, path)).toEqual(asked)
    const edited = await grace.call('PUT', path, { ...optics, questions, ...MIXED, draw: 3 })
    expect(edited.body).toMatchObject({ ...MIXED, draw: 3 })
    expect((await grace.call('PUT', path, { ...optics, questions })).body).toMatchObject({
      ...MIXED,
      draw: 3,
    })
  })
})

onEachEngine('a drawn selection of questions', at('10:05:00'), (school) => {
  test('is asked, counted and reviewed, and visible to administrators', async () => {
    const { grace, quizId, path } = await openQuiz(school(), { ...MIXED, draw: 3 })
    const asha = await enrolWithSeat(school())
    const listed = (await asha.call('GET', '/quiz')).body
    expect(listed).toContainEqual(expect.objectContaining({ _id: quizId, questionCount: 3 }))
    expect((await asha.call('GET', `${path}/access`)).body).toMatchObject({ questions: [], questionCount: 3 })

    const asked = await start(asha, path)
    expect(asked).toHaveLength(3)
    const places = placesOf(asked)
    const unasked = questions.findIndex((_, index) => !places.includes(index))
    expect(
      await submit(
        asha,
        path,
        questions.map((_, index) => (index === unasked ? 1 : null)),
      ),
    ).toMatchObject({
      status: 400,
      body: { message: `answers.${unasked}: this question was not asked` },
    })
    const [wrong] = asked
    const answers = answersTo(asked, (text) => (text === wrong?.text ? 'A' : 'B'))
    expect((await submit(asha, path, answers)).body).toMatchObject({
      score: 67,
      correctAnswers: 2,
      totalQuestions: 3,
    })

    expect(textsOf((await asha.call('GET', `${path}/results`)).body.quiz.questions)).toEqual(textsOf(asked))
    const seen = (await grace.call('GET', `${path}/user/${asha.id}/results`)).body
    expect(seen.quiz.questions).toHaveLength(COUNT)
    expect(seen.asked).toEqual(places)
    expect((await grace.call('GET', `${path}/admin/results`)).body.results).toMatchObject([{ asked: places }])
  })

  test('is also asked of an administrator who takes the quiz', async () => {
    const { grace, path } = await openQuiz(school(), { ...MIXED, draw: 3 })
    const asked = await start(grace, path)
    expect(asked).toHaveLength(3)
    expect(textsOf((await grace.call('GET', `${path}/access`)).body.questions)).toEqual(textsOf(asked))
    expect(
      (
        await submit(
          grace,
          path,
          answersTo(asked, () => 'B'),
        )
      ).body,
    ).toMatchObject({ score: 100 })
    expect((await grace.call('GET', path)).body.questions).toHaveLength(COUNT)
  })
})

const LEARNERS = 24

/** The figures of a quiz that the same learners take, each with the same choices, whatever the order. */
async function analysisOf(school: TestServer, rules: object) {
  school.clock.now = at('10:05:00')
  const { grace, path } = await openQuiz(school, rules)
  const random = seededRandom(12)
  for (let learner = 0; learner < LEARNERS; learner++) {
    const person = await enrolWithSeat(school)
    const choices = questions.map(() => ['A', 'B', 'B', 'B', 'None of these', undefined][pick(random, 0, 6)])
    const asked = await start(person, path)
    school.clock.now += 1000 + learner * 20
    await submit(
      person,
      path,
      answersTo(asked, (text) => choices[Number(text.slice('Question '.length))]),
    )
  }
  const { results } = v.parse(AdminResults, (await grace.call('GET', `${path}/admin/results?limit=100`)).body)
  expect(results).toHaveLength(LEARNERS)
  const authored = (await grace.call('GET', path)).body.questions
  const named = authored.map((question: object, index: number) => ({ ...question, _id: String(index) }))
  return analyse(v.parse(v.array(Question), named), results)
}

onEachEngine('the item analysis', at('10:05:00'), (school) => {
  test('is the same with and without shuffling', async () => {
    const plain = await analysisOf(school(), {})
    expect(plain.items.map(({ facility }) => facility)).not.toContain(undefined)
    expect(await analysisOf(school(), MIXED)).toEqual(plain)
  })
})
