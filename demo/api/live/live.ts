import { createHash } from 'node:crypto'
import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { Announcement } from '../../../src/domain/attempts/saved-work.ts'
import { AnnounceBody, LiveAnswer } from '../../../src/domain/live/live.ts'
import { type Deps, type Env, nowOf } from '../http/deps.ts'
import { limit } from '../http/limits/limits.ts'
import { described } from '../http/openapi.ts'
import { body, query, quizParam } from '../http/problems.ts'
import { getEvenDeleted } from '../quizzes/quiz-store.ts'
import { requireAdmin } from '../session/guards.ts'
import { getSlot } from '../slots/slot-bookings.ts'
import { announce } from './announcements.ts'
import { quizRoom, slotRoom } from './room.ts'

const tagOf = (room: object) =>
  `"${createHash('sha256').update(JSON.stringify(room)).digest('base64url').slice(0, 22)}"`

/** Proxies that compress mark the ETag as weak. */
const isKnown = (tag: string, ifNoneMatch = '') =>
  ifNoneMatch.split(',').some((known) => known.trim().replace(/^W\//, '') === tag)

/** Answers 304 if the client has this room already, whatever `at` is. Browsers send the ETag by themselves. */
function answerRoom(c: Context<Env>, room: object, at: Date) {
  const tag = tagOf(room)
  c.header('ETag', tag)
  c.header('Cache-Control', 'private, no-cache')
  if (isKnown(tag, c.req.header('if-none-match'))) return c.body(null, 304)
  return c.json({ at: at.toISOString(), ...room })
}

/** Routes for administrators: who is at work now, and announcements to them. */
export function liveRoutes(deps: Deps): Hono<Env> {
  const routes = new Hono<Env>()
  const admin = requireAdmin(deps)

  routes.get(
    '/quiz/:id/admin/live',
    described(
      'Lists who is at work on a quiz, or waits for it in the running slot; 304 if nothing has changed; administrators only',
      LiveAnswer,
      'live',
    ),
    admin,
    quizParam(),
    async (c) => {
      const at = nowOf(deps)
      const quiz = await getEvenDeleted(deps.db, c.req.valid('param').id)
      return answerRoom(c, await quizRoom(deps.db, quiz, at), at)
    },
  )

  routes.get(
    '/admin/slots/live',
    described(
      'Lists who has a seat in a slot, and their attempts; 304 if nothing has changed; administrators only',
      LiveAnswer,
      'live',
    ),
    admin,
    query(v.object({ slotId: v.string() })),
    async (c) => {
      const slot = await getSlot(deps.db, c.req.valid('query').slotId)
      return answerRoom(c, await slotRoom(deps.db, slot), nowOf(deps))
    },
  )

  routes.post(
    '/quiz/:id/admin/announce',
    described(
      'Sends an announcement to everybody at work on a quiz, or to one of them; administrators only',
      Announcement,
      'live',
    ),
    admin,
    limit(deps, 'write'),
    quizParam(),
    body(AnnounceBody),
    async (c) => c.json(await announce(deps, c.req.valid('param').id, c.req.valid('json'), c.get('user'))),
  )

  return routes
}
