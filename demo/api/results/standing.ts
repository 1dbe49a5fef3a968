import { Hono } from 'hono'
import { MINUTE_MS } from '../../../src/domain/lib/time.ts'
import { FEWEST_FOR_STANDING, Standing, StandingBody } from '../../../src/domain/results/standing.ts'
import { MessageAnswer } from '../../../src/domain/session/session.ts'
import { inLane } from '../database/lanes.ts'
import type { UserRow } from '../database/tables/account-tables.ts'
import type { Deps, Env } from '../http/deps.ts'
import { limit } from '../http/limits/limits.ts'
import { described } from '../http/openapi.ts'
import { body, notFound, permissionDenied, uuidParam } from '../http/problems.ts'
import { rememberFor } from '../lib/remember.ts'
import { readVersionInForce } from '../quizzes/question-keys.ts'
import { requireUser } from '../session/guards.ts'
import { awaitedReview, getSubmitted, noResults, type Submitted } from './results.ts'
import { sharesOf, type Tallies, tallyAnswers } from './right-shares.ts'
import {
  countScores,
  countScoresInSlot,
  findOwnSlot,
  medianOf,
  placeAmong,
  type ScoreCounts,
  totalOf,
} from './score-counts.ts'

const tooEarly = () =>
  permissionDenied('Permission denied: a standing is shown once the answers of this quiz are')
const isHidden = () => notFound('You asked to see no standing', { code: 'hidden' })
const tooFew = () =>
  notFound(`A standing is shown from ${FEWEST_FOR_STANDING} attempts on`, { code: 'too_few' })

/** What takes longer with many attempts is read at most once a minute for all who ask. */
function createFigures({ db, clock }: Deps) {
  const tallies = rememberFor<Tallies>(MINUTE_MS)
  const slots = rememberFor<ScoreCounts>(MINUTE_MS)
  return {
    tallies: (quizId: string, keyRevision: number) =>
      tallies(`${quizId} ${keyRevision}`, clock(), () => inLane('reads', () => tallyAnswers(db, quizId))),
    inSlot: (quizId: string, keyRevision: number, slotId: string) =>
      slots(`${quizId} ${keyRevision} ${slotId}`, clock(), () =>
        inLane('reads', () => countScoresInSlot(db, quizId, slotId)),
      ),
  }
}
type Figures = ReturnType<typeof createFigures>

/** Among those who sat in the same slot; nothing if they are too few to say. */
async function placeInSlot({ db }: Deps, figures: Figures, row: Submitted) {
  const slotId = await findOwnSlot(db, row.user_id, row.started_at)
  const counts = slotId ? await figures.inSlot(row.quiz_id, row.key_in_force, slotId) : []
  return totalOf(counts) < FEWEST_FOR_STANDING ? {} : { slot: placeAmong(counts, row.score ?? 0) }
}

/**
 * GET /quiz/{id}/standing: where the person's own attempt stands among all. Throws 404 without an attempt, for who asked to see none
 * (`hidden`), and as long as single people could be told from the figures (`too_few`); 403 until the review is open.
 */
async function ownStanding(deps: Deps, figures: Figures, quizId: string, user: UserRow): Promise<Standing> {
  const { db } = deps
  const row = await getSubmitted(db, quizId, user.id)
  if (awaitedReview(deps, row, user)) throw tooEarly()
  if (user.standing_hidden) throw isHidden()
  const counts = await countScores(db, quizId)
  if (totalOf(counts) < FEWEST_FOR_STANDING) throw tooFew()
  const [slot, tallies, { questions }] = await Promise.all([
    placeInSlot(deps, figures, row),
    figures.tallies(quizId, row.key_in_force),
    readVersionInForce(db, quizId, row.quiz_version),
  ])
  return {
    ...placeAmong(counts, row.score ?? 0),
    median: medianOf(counts),
    ...slot,
    rightShares: sharesOf(tallies, questions, row.quiz_version),
  }
}

/** Routes of where a person's results stand. */
export function standingRoutes(deps: Deps): Hono<Env> {
  const routes = new Hono<Env>()
  const user = requireUser(deps)
  const figures = createFigures(deps)

  routes.get(
    '/quiz/:id/standing',
    described('Where your result stands among all, once the review is open', Standing, 'standing'),
    user,
    uuidParam('id', noResults),
    async (c) => c.json(await ownStanding(deps, figures, c.req.valid('param').id, c.get('user'))),
  )

  routes.put(
    '/user/standing',
    described('Whether you want to see no standing', MessageAnswer, 'standing'),
    user,
    limit(deps, 'write'),
    body(StandingBody),
    async (c) => {
      const { hidden } = c.req.valid('json')
      await deps.db
        .updateTable('users')
        .set({ standing_hidden: hidden })
        .where('id', '=', c.get('user').id)
        .execute()
      return c.json({ message: hidden ? 'Standings are hidden' : 'Standings are shown' })
    },
  )

  return routes
}
