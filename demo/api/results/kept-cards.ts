import { isDeepStrictEqual } from 'node:util'
import { Hono } from 'hono'
import { sql } from 'kysely'
import { CardsBody, CardsSaved, KeptCards } from '../../../src/domain/results/kept-cards.ts'
import type { PracticeCard } from '../../../src/domain/results/practice-cards.ts'
import type { Db } from '../database/db.ts'
import { type Deps, type Env, nowOf } from '../http/deps.ts'
import { limit } from '../http/limits/limits.ts'
import { described } from '../http/openapi.ts'
import { body } from '../http/problems.ts'
import { requireUser } from '../session/guards.ts'

interface Kept {
  revision: number
  cards: PracticeCard[]
}

/** The cards that a person practises; revision 0 if none were kept. */
export async function readKeptCards(db: Db, userId: string): Promise<Kept> {
  const row = await db
    .selectFrom('practice_cards')
    .select(['revision', 'cards'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? { revision: 0, cards: [] }
}

/** Whether the cards were stored: only onto the revision before, so that of two devices one has to read first. */
async function storeCards(db: Db, userId: string, revision: number, cards: string, at: Date) {
  const { rows } = await sql`
    insert into practice_cards as kept (user_id, revision, cards, saved_at)
    select ${userId}::uuid, ${revision}::int, ${cards}::jsonb, ${at}::timestamptz
    where ${revision}::int = 1 or exists (select from practice_cards where user_id = ${userId}::uuid)
    on conflict (user_id) do update
      set revision = excluded.revision, cards = excluded.cards, saved_at = excluded.saved_at
      where kept.revision = excluded.revision - 1
    returning revision`.execute(db)
  return rows.length > 0
}

/**
 * PUT /user/practice: stores the cards onto the copy before. The same once more is harmless; otherwise returns the copy that is
 * stored, which the device merges and sends as the next revision.
 */
async function saveCards(
  deps: Deps,
  userId: string,
  { revision, cards }: CardsBody,
): Promise<Kept | undefined> {
  const text = JSON.stringify(cards)
  if (await storeCards(deps.db, userId, revision, text, nowOf(deps))) return undefined
  const kept = await readKeptCards(deps.db, userId)
  const isSame = kept.revision === revision && isDeepStrictEqual(kept.cards, JSON.parse(text))
  return isSame ? undefined : kept
}

/** Routes of the cards that a person practises. */
export function keptCardRoutes(deps: Deps): Hono<Env> {
  const routes = new Hono<Env>()
  const user = requireUser(deps)

  routes.get(
    '/user/practice',
    described('The cards that you practise, as your devices stored them', KeptCards, 'practice'),
    user,
    async (c) => c.json(await readKeptCards(deps.db, c.get('user').id)),
  )

  routes.put(
    '/user/practice',
    described(
      'Stores the cards that you practise, one revision on; 409 with the stored copy for any other revision',
      CardsSaved,
      'practice',
    ),
    user,
    limit(deps, 'write'),
    body(CardsBody),
    async (c) => {
      const sent = c.req.valid('json')
      const newer = await saveCards(deps, c.get('user').id, sent)
      if (!newer) return c.json({ revision: sent.revision })
      const { requestId } = c.env
      return c.json({ message: 'Another copy is stored', code: 'newer_stored', requestId, ...newer }, 409)
    },
  )

  return routes
}
