import * as v from 'valibot'
import { Quiz } from '../../../src/domain/quizzes/quiz.ts'
import {
  answersOf,
  askedOf,
  markedQuiz,
  markedResult,
  openedQuiz,
  quizBodyOf,
  scoreOf,
} from '../marked-quiz.ts'
import { breach, isOk, isRefusal, readAs } from '../reply.ts'
import type { Audit, Rule } from '../rule.ts'
import { tellsKey } from './keys.ts'

/* Questions of several options and of numbers. A choice is none of them, and stays what the specification says. */

const Kept = v.object({
  responses: v.array(v.nullable(v.record(v.string(), v.unknown()))),
})
const Scored = v.object({ _id: v.unknown(), score: v.number() })

const RULE = { level: 'FEATURE', feature: 'kinds', writes: true } as const

/** The first question whose response came back otherwise than it was typed; undefined: none. */
function changedAt(responses: v.InferOutput<typeof Kept>['responses'], audit: Audit): number | undefined {
  const at = askedOf(audit).findIndex(({ response }, index) =>
    Object.entries(response ?? {}).some(
      ([field, sent]) => JSON.stringify(responses[index]?.[field]) !== JSON.stringify(sent),
    ),
  )
  return at < 0 ? undefined : at
}

/** Each as a client without care would send it: none has a meaning. */
const ODD: readonly (readonly [place: number, response: unknown, why: string])[] = [
  [0, { options: [0] }, 'question 1 is a choice of one'],
  [3, { options: [9] }, 'question 4 has no option 9'],
  [3, { number: '1' }, 'question 4 has options'],
  [4, { options: [0] }, 'question 5 asks for a number'],
  [4, { number: 5550 }, 'a number is sent as the text that was typed'],
]

export const KIND_RULES: readonly Rule[] = [
  {
    ...RULE,
    id: 'feature.kinds.stored',
    says: 'Questions with kind several or number are stored with their key, and administrators get them back.',
    breaks: 'such questions cannot be written',
    as: ['admin'],
    async *check({ admin }, audit) {
      const { path } = await markedQuiz(admin, audit).catch(() => ({ path: undefined }))
      const reply = path
        ? await admin.call('GET', path)
        : await admin.call('POST', '/quiz', { body: quizBodyOf(audit) })
      const wanted = v.parse(v.looseObject({ questions: v.array(v.unknown()) }), quizBodyOf(audit))
      const [sent, stored] = [wanted.questions, readAs(Quiz, reply)?.questions]
      const facts = (question: unknown) => {
        const { kind, correctAnswers, choose, number } = Object(question)
        return JSON.stringify([kind, correctAnswers, choose, number?.value, number?.unit, number?.tolerance])
      }
      const lost = sent.findIndex((question, index) => facts(question) !== facts(stored?.[index]))
      if (lost >= 0) yield breach(reply, `question ${lost + 1} as it was sent: ${JSON.stringify(sent[lost])}`)
    },
  },
  {
    ...RULE,
    id: 'feature.kinds.withheld',
    says: 'Learners get the options, choose, and the unit of a number, but neither right options nor values.',
    breaks: 'the answers can be read in the browser',
    as: ['learner', 'admin'],
    async *check({ learner, admin }, audit) {
      const { path, given } = await openedQuiz(learner, admin, audit)
      for (const reply of [await learner.call('GET', path), given])
        if (tellsKey(reply.body)) yield breach(reply, 'questions without correctAnswers and number.value')
      const body = Object(given.body)
      const quiz = readAs(Quiz, { ...given, body: body.quiz ?? body.data?.quiz ?? body })
      const [several, number] = [quiz?.questions[3], quiz?.questions[4]]
      if (several?.kind !== 'several' || several.choose !== 2)
        yield breach(given, 'question 4 with kind several and choose 2')
      if (number?.kind !== 'number' || number.number?.unit !== 'm')
        yield breach(given, 'question 5 with kind number and number.unit m')
    },
  },
  {
    ...RULE,
    id: 'feature.kinds.saved',
    says: 'PUT /quiz/{id}/attempt keeps responses beside answers, numbers as they were typed.',
    breaks: 'a reload loses what was typed',
    as: ['learner', 'admin'],
    async *check({ learner, admin }, audit) {
      if (!audit.features.has('saves')) return
      const { path, version } = await openedQuiz(learner, admin, audit)
      const work = { revision: 1, ...answersOf(audit), flags: [], current: 0 }
      const saved = await learner.call('PUT', `${path}/attempt`, {
        body: { ...work, ...(version !== undefined && { version }) },
      })
      if (!isOk(saved)) yield breach(saved, '200 with the revision')
      const reply = await learner.call('GET', `${path}/attempt`)
      const kept = readAs(Kept, reply)
      const at = kept ? changedAt(kept.responses, audit) : 0
      if (at !== undefined) yield breach(reply, `responses as they were saved: ${JSON.stringify(work)}`)
    },
  },
  {
    ...RULE,
    id: 'feature.kinds.odd',
    says: 'A response of another kind, or with an option that is not there, is refused with 400 or 422.',
    breaks: 'a broken client spoils the results',
    as: ['second', 'admin'],
    async *check({ second, admin }, audit) {
      const { path } = await openedQuiz(second, admin, audit)
      for (const [place, response, why] of ODD) {
        const responses = askedOf(audit).map((_, index) => (index === place ? response : null))
        const body = { answers: responses.map(() => null), responses, timeSpent: 1 }
        const reply = await second.call('POST', `${path}/submit`, { body })
        if (!isRefusal(reply)) yield breach(reply, `400 or 422, because ${why}`)
        if (isOk(reply)) return
      }
    },
  },
  {
    ...RULE,
    id: 'feature.kinds.typed',
    says: 'The result has responses as they were typed; a text that is no number is no error.',
    breaks: 'the review shows what nobody has answered',
    as: ['learner', 'admin'],
    async *check({ learner, admin }, audit) {
      const { submitted, reply, body } = await markedResult(learner, admin, audit)
      if (!isOk(submitted)) yield breach(submitted, '200 with the result')
      const kept = readAs(Kept, reply)
      const at = kept ? changedAt(kept.responses, audit) : 0
      if (at !== undefined) yield breach(reply, `responses as they were sent: ${JSON.stringify(body)}`)
    },
  },
  {
    ...RULE,
    id: 'feature.kinds.verdicts',
    says: 'Each response in a result has its verdict and why; partly only where the marking gives a share.',
    breaks: 'the review does not say what was right',
    as: ['learner', 'admin'],
    async *check({ learner, admin }, audit) {
      const { reply } = await markedResult(learner, admin, audit)
      const { responses = [] } = readAs(Kept, reply) ?? {}
      for (const [index, { response, verdict, why }] of askedOf(audit).entries()) {
        if (!response) continue
        const told = responses[index]
        const wanted = verdict === 'partly' && !audit.features.has('marking') ? 'wrong' : verdict
        const isTold = why === undefined || [told?.why].flat().includes(why)
        if (told?.verdict !== wanted || !isTold)
          yield breach(reply, `question ${index + 1} with verdict ${wanted}${why ? ` and why ${why}` : ''}`)
      }
    },
  },
  {
    ...RULE,
    id: 'feature.kinds.score',
    says: 'The score stays the percentage of right answers; one that is partly right is not.',
    breaks: 'averages and lists mix percentages with something else',
    as: ['learner', 'admin'],
    async *check({ learner, admin }, audit) {
      const { reply } = await markedResult(learner, admin, audit)
      const score = readAs(Scored, reply)?.score
      if (score !== scoreOf(audit)) yield breach(reply, `score ${scoreOf(audit)}`)
    },
  },
  {
    ...RULE,
    id: 'feature.kinds.repeated',
    says: 'The same responses again answer the same result (or 409), other ones are refused.',
    breaks:
      'a lost answer is told as a failure, or learners improve their numbers once they have seen the key',
    as: ['learner', 'admin'],
    async *check({ learner, admin }, audit) {
      const { path, body, submitted } = await markedResult(learner, admin, audit)
      if (!isOk(submitted)) return
      const again = await learner.call('POST', `${path}/submit`, { body })
      const isSame = isOk(again) && readAs(Scored, again)?._id === readAs(Scored, submitted)?._id
      if (!isSame && again.status !== 409) yield breach(again, '200 with the result that is stored, or 409')
      const responses = body.responses?.map((response, index) => (index === 5 ? { number: '3' } : response))
      const other = await learner.call('POST', `${path}/submit`, { body: { ...body, responses } })
      if (!isRefusal(other)) yield breach(other, '422 or 409')
    },
  },
]
