import * as v from 'valibot'
import { StartAnswer } from '../../src/domain/attempts/attempt-calls.ts'
import { IdOrNumber } from '../../src/domain/lib/rows.ts'
import type { Caller } from './caller.ts'
import { isOk, readAs, sessionOf, Unchecked } from './reply.ts'
import type { Audit } from './rule.ts'
import { bodyOf } from './scratch.ts'

/*
 * A second quiz of the audit's own, for APIs that offer more: with questions of the kinds that there are, and with marks. What was
 * answered to each question stands beside it, and what it brings.
 */

export const MARKING = { right: 4, wrong: -1, blank: 0, several: 'share' } as const

interface Asked {
  question: Record<string, unknown>
  answer: number | null
  response?: { options: number[] } | { number: string; unit?: string }
  verdict: 'right' | 'partly' | 'wrong' | 'blank'
  why?: string
  marks: number
}

const texts = (...all: string[]) => all.map((text) => ({ text }))
const choice = (text: string, correctAnswer: number) => ({
  text,
  options: texts('first', 'second', 'third'),
  correctAnswer,
  points: 1,
})

const CHOICES: readonly Asked[] = [
  { question: choice('Right', 1), answer: 1, verdict: 'right', marks: 4 },
  { question: choice('Wrong', 0), answer: 2, verdict: 'wrong', marks: -1 },
  { question: choice('Blank', 2), answer: null, verdict: 'blank', marks: 0 },
]

const number = (text: string, key: object) => ({ kind: 'number', text, number: key, points: 1 })

const OTHERS: readonly Asked[] = [
  {
    question: {
      kind: 'several',
      text: 'Several',
      options: texts('first', 'second', 'third', 'fourth'),
      correctAnswers: [0, 2],
      choose: 2,
      points: 1,
    },
    answer: null,
    response: { options: [0] },
    verdict: 'partly',
    why: 'missed',
    marks: 2,
  },
  {
    question: number('Far', { value: 5550, unit: 'm', tolerance: { relative: 0.01 } }),
    answer: null,
    response: { number: '5.55e3', unit: 'm' },
    verdict: 'right',
    marks: 4,
  },
  {
    question: number('Heavy', { value: 3, unit: 'kg', tolerance: { absolute: 0.1 } }),
    answer: null,
    response: { number: '30', unit: 'kg' },
    verdict: 'wrong',
    why: 'power-of-ten',
    marks: -1,
  },
  {
    question: number('No number', { value: 12, unit: 'N', tolerance: { absolute: 0 } }),
    answer: null,
    response: { number: 'about twelve' },
    verdict: 'wrong',
    marks: -1,
  },
]

/** What is asked of this API, and how it was answered. */
export const askedOf = ({ features }: Audit): readonly Asked[] =>
  features.has('kinds') ? [...CHOICES, ...OTHERS] : CHOICES

export const quizBodyOf = (audit: Audit) => ({
  ...bodyOf(audit.now),
  title: `Audit of kinds and marks, ${new Date(audit.now).toISOString()}`,
  questions: askedOf(audit).map(({ question }) => question),
  ...(audit.features.has('marking') && { marking: MARKING }),
})

const Created = v.object({ _id: IdOrNumber })

/** Its path, and the answer to its creation. @throws Unchecked if it could not be made. */
export const markedQuiz = (admin: Caller, audit: Audit) =>
  audit.scratch.once('marked quiz', async () => {
    const reply = await admin.call('POST', '/quiz', { body: quizBodyOf(audit) })
    const created = isOk(reply) ? readAs(Created, reply) : undefined
    if (!created) throw new Unchecked('the quiz could not be made; see feature.kinds.stored')
    const path = `/quiz/${encodeURIComponent(created._id)}`
    audit.scratch.undoLater(() => admin.call('DELETE', path))
    return { path, reply }
  })

/** The quiz as that person got it before submitting. @throws Unchecked without a slot or a quiz. */
export const openedQuiz = (caller: Caller, admin: Caller, audit: Audit) =>
  audit.scratch.once(`marked quiz ${caller.who}`, async () => {
    const { path } = await markedQuiz(admin, audit)
    await audit.scratch.seat(caller, admin)
    const access = await caller.call('GET', `${path}/access`)
    if (!isOk(access)) throw new Unchecked('the quiz could not be opened; see attempt.access')
    const started = audit.features.has('start') ? await caller.call('POST', `${path}/start`) : undefined
    const version = started && readAs(StartAnswer, started)?.version
    return { path, given: started ?? access, version }
  })

/** By authored question, as a client sends them. */
export const answersOf = (audit: Audit) => {
  const asked = askedOf(audit)
  return {
    answers: asked.map(({ answer }) => answer),
    ...(audit.features.has('kinds') && { responses: asked.map(({ response = null }) => response) }),
  }
}

/** What was submitted, and the result of it. @throws Unchecked if the quiz could not be opened. */
export const markedResult = (learner: Caller, admin: Caller, audit: Audit) =>
  audit.scratch.once('marked result', async () => {
    const { path, version } = await openedQuiz(learner, admin, audit)
    const body = { ...answersOf(audit), timeSpent: 5, ...(version !== undefined && { version }) }
    const submitted = await learner.call('POST', `${path}/submit`, { body })
    const userId = sessionOf(await learner.read('/auth/me'))?.user._id
    audit.scratch.undoLater(() => admin.call('POST', `${path}/admin/reset-attempt`, { body: { userId } }))
    return { path, body, submitted, reply: await learner.call('GET', `${path}/results`) }
  })

/** The whole percentage of right answers, which marks do not change. */
export const scoreOf = (audit: Audit) => {
  const asked = askedOf(audit)
  return Math.round((100 * asked.filter(({ verdict }) => verdict === 'right').length) / asked.length)
}
