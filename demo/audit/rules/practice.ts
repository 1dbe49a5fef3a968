import { KeptCards } from '../../../src/domain/results/kept-cards.ts'
import type { Caller } from '../caller.ts'
import { breach, isOk, misshapen, readAs } from '../reply.ts'
import type { Audit, Rule } from '../rule.ts'
import { TOPIC_RULES } from './standing.ts'

/* The cards that a learner practises, one revision after the other. */

const question = {
  _id: 'audit-question',
  text: 'Which is the second?',
  options: [{ text: 'first' }, { text: 'second' }],
  correctAnswer: 1,
  points: 1,
}

const cardDue = (due: number) => ({ quiz: 'audit', question, due, memory: { reps: 1, stability: 2.5 } })

const PATH = '/user/practice'
const readCards = (learner: Caller) => learner.call('GET', PATH)
const saveCards = (learner: Caller, revision: number, cards: readonly object[]) =>
  learner.call('PUT', PATH, { body: { revision, cards } })

/** The copy that was there before, and the answer to one of the audit's own. What was there is put back. */
const saved = (learner: Caller, audit: Audit) =>
  audit.scratch.once('cards', async () => {
    const first = await readCards(learner)
    const { revision = 0, cards = [] } = readAs(KeptCards, first) ?? {}
    audit.scratch.undoLater(async () => {
      const now = readAs(KeptCards, await readCards(learner))?.revision ?? 0
      return saveCards(learner, now + 1, cards)
    })
    const next = revision + 1
    return { first, next, reply: await saveCards(learner, next, [cardDue(audit.now)]) }
  })

const RULE = { level: 'FEATURE', feature: 'practice', writes: true } as const

export const PRACTICE_RULES: readonly Rule[] = [
  ...TOPIC_RULES,
  {
    ...RULE,
    id: 'feature.practice.kept',
    says: 'PUT /user/practice {revision, cards} keeps the cards at the next revision; the same once more is harmless.',
    breaks: 'what was practised is lost with the device',
    as: ['learner'],
    async *check({ learner }, audit) {
      const { first, next, reply } = await saved(learner, audit)
      const found = misshapen(first, KeptCards, '{revision, cards}; revision 0 and no cards at first')
      if (found) yield found
      const again = await saveCards(learner, next, [cardDue(audit.now)])
      for (const answer of [reply, again])
        if (!isOk(answer)) yield breach(answer, `200 with revision ${next}`)
      const kept = await readCards(learner)
      const copy = readAs(KeptCards, kept)
      const [card] = copy?.cards ?? []
      if (copy?.revision !== next || card?.due !== audit.now || card.question._id !== question._id)
        yield breach(kept, `revision ${next} with the card as it was sent`)
    },
  },
  {
    ...RULE,
    id: 'feature.practice.newer',
    says: 'Other cards at a revision that is not the next one are answered 409 with the kept copy, and change nothing.',
    breaks: 'two devices take each other’s cards away',
    as: ['learner'],
    async *check({ learner }, audit) {
      const { next, reply } = await saved(learner, audit)
      if (!isOk(reply)) return
      for (const revision of [next, next + 5]) {
        const late = await saveCards(learner, revision, [cardDue(audit.now + 1)])
        const told = readAs(KeptCards, late)
        if (late.status !== 409 || told?.revision !== next || told.cards[0]?.due !== audit.now)
          yield breach(late, `409 with revision ${next} and its cards`)
        if (isOk(late)) return
      }
    },
  },
]
