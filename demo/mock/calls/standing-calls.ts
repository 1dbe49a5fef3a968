import { isRightAnswer } from '../../../src/domain/kinds/judging.ts'
import { percent } from '../../../src/domain/lib/score.ts'
import { CardsBody } from '../../../src/domain/results/kept-cards.ts'
import { FEWEST_FOR_STANDING, StandingBody } from '../../../src/domain/results/standing.ts'
import type { Person } from '../school/people.ts'
import { Answer, notFound, Refusal, read } from '../school/refusal.ts'
import { placeOf } from '../school/results.ts'
import { findQuiz, type School } from '../school/school.ts'
import { awaitedReview, resultOf } from './result-rows.ts'
import { type Calls, of, user } from './router.ts'

function medianOf(scores: readonly number[]): number {
  const sorted = scores.toSorted((one, other) => one - other)
  const last = sorted.length - 1
  return ((sorted[Math.floor(last / 2)] ?? 0) + (sorted[Math.ceil(last / 2)] ?? 0)) / 2
}

/** Of each authored question, how many of those who were asked it got it right. */
function rightShares({ results }: School, quizId: string, questionCount: number) {
  const judged = results
    .filter(({ quiz }) => quiz === quizId)
    .flatMap(({ questions, answers }) =>
      questions.map((question, index) => {
        const place = placeOf(question, index)
        return { place, right: isRightAnswer(question, answers[place] ?? null) }
      }),
    )
  return Array.from({ length: questionCount }, (_, place) => {
    const asked = judged.filter((one) => one.place === place)
    return asked.length < FEWEST_FOR_STANDING
      ? null
      : percent(asked.filter(({ right }) => right).length, asked.length)
  })
}

/** Nobody has a slot's standing here: those who took a quiz before sat in none. */
function standing(school: School, quizId: string, person: Person) {
  const own = resultOf(school, quizId, person._id)
  if (!own) throw notFound('Results not found', 'results_unknown')
  if (!person.isAdmin && awaitedReview(school, quizId) !== undefined)
    throw new Refusal(403, 'Permission denied: a standing is shown once the answers of this quiz are')
  if (school.standingHidden.has(person._id))
    return new Answer(404, { message: 'You asked to see no standing', code: 'hidden' })
  const scores = school.results.filter(({ quiz }) => quiz === quizId).map(({ score }) => score)
  if (scores.length < FEWEST_FOR_STANDING) {
    const message = `A standing is shown from ${FEWEST_FOR_STANDING} attempts on`
    return new Answer(404, { message, code: 'too_few' })
  }
  const atOrBelow = scores.filter((score) => score <= own.score).length
  return {
    of: scores.length,
    percentile: percent(atOrBelow, scores.length),
    median: medianOf(scores),
    rightShares: rightShares(school, quizId, findQuiz(school, quizId).questions.length),
  }
}

function hideStanding({ standingHidden }: School, { _id }: Person, body: unknown) {
  const { hidden } = read(StandingBody, body)
  if (hidden) standingHidden.add(_id)
  else standingHidden.delete(_id)
  return { message: hidden ? 'Standings are hidden' : 'Standings are shown' }
}

const keptCards = ({ cards }: School, { _id }: Person) => cards.get(_id) ?? { revision: 0, cards: [] }

/** One revision after the other; the same once more is harmless. */
function saveCards(school: School, person: Person, body: unknown) {
  const sent = read(CardsBody, body)
  const known = keptCards(school, person)
  const isSame =
    known.revision === sent.revision && JSON.stringify(known.cards) === JSON.stringify(sent.cards)
  if (!isSame && sent.revision !== known.revision + 1)
    return new Answer(409, { message: 'Another copy is stored', code: 'newer_stored', ...known })
  school.cards.set(person._id, sent)
  return { revision: sent.revision }
}

export const standingCalls: Calls = {
  'GET /quiz/:id/standing': of(
    'standing',
    user(({ school, user: person }, id = '') => standing(school, id, person)),
  ),
  'PUT /user/standing': of(
    'standing',
    user(({ school, user: person, body }) => hideStanding(school, person, body)),
  ),
  'GET /user/practice': of(
    'practice',
    user(({ school, user: person }) => keptCards(school, person)),
  ),
  'PUT /user/practice': of(
    'practice',
    user(({ school, user: person, body }) => saveCards(school, person, body)),
  ),
}
