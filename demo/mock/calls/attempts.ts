import type { SubmitBody } from '../../../src/domain/attempts/attempt-calls.ts'
import { deadlineOf, timeSpentSeconds } from '../../../src/domain/attempts/attempt-time.ts'
import { GRACE_MS } from '../../../src/domain/attempts/grace.ts'
import type { Pace } from '../../../src/domain/attempts/pace.ts'
import { type Answer, readAnswers } from '../../../src/domain/kinds/answer.ts'
import { isPossibleAnswer } from '../../../src/domain/kinds/kinds.ts'
import { MINUTE_MS } from '../../../src/domain/lib/time.ts'
import { countAsked } from '../../../src/domain/quizzes/paper.ts'
import { usesMath } from '../../../src/domain/quizzes/question.ts'
import { deriveQuizStatus } from '../../../src/domain/quizzes/quiz-status.ts'
import { paperOf } from '../school/paper.ts'
import type { Person } from '../school/people.ts'
import { type StoredQuiz, summaryOf, withoutKey } from '../school/quizzes.ts'
import { invalid, notFound, Refusal } from '../school/refusal.ts'
import { gradeFor, placeOf, type StoredResult } from '../school/results.ts'
import { findQuiz, type School, type Start } from '../school/school.ts'
import { takeSeat } from '../school/slots.ts'
import { awaitedReview, judgedRow, resultOf } from './result-rows.ts'

export const closed = () => new Refusal(400, 'This quiz is not currently active')
const noSlot = () =>
  new Refusal(403, 'You can only access quizzes during your booked slot time.', {
    code: 'slot_required',
    slotRequired: true,
  })
export const alreadySubmitted = () =>
  new Refusal(422, 'You have already submitted this quiz', { code: 'already_submitted' })
export const otherVersion = () =>
  new Refusal(422, 'These answers belong to another version of this quiz', { code: 'other_version' })

/** Learners learn of no draft. */
export function quizFor(school: School, id: string, person: Person | undefined): StoredQuiz {
  const quiz = findQuiz(school, id)
  if (!quiz.isActive && !person?.isAdmin) throw notFound('Quiz not found')
  return quiz
}

/** A quiz whose key is public cannot be taken. */
const isOpen = (quiz: StoredQuiz, now: number) =>
  quiz.isActive && quiz.practice !== 'public' && deriveQuizStatus(quiz, now) === 'active'

export const startOf = ({ starts }: School, quizId: string, { _id }: Person) =>
  starts.find(({ quiz, person }) => quiz === quizId && person._id === _id)

export const isInTime = ({ deadline }: Start, now: number) => now <= deadline + GRACE_MS

const openedKey = (quizId: string, { _id }: Person) => `${quizId} ${_id}`

/** Throws 403 without a seat, 400 while the quiz is closed. Administrators need neither, and a running attempt goes on. */
function admit(school: School, quiz: StoredQuiz, person: Person): void {
  const start = startOf(school, quiz._id, person)
  const isRunning = start && !start.isClosed && school.now() < start.deadline
  if (person.isAdmin || isRunning) return
  if (!takeSeat(school.slots, person, school.now())) throw noSlot()
  if (!isOpen(quiz, school.now())) throw closed()
  school.opened.add(openedKey(quiz._id, person))
}

const factorOf = ({ people, offers }: School, { _id }: Person) =>
  (offers.has('time') ? people.find((person) => person._id === _id)?.timeFactor : undefined) ?? 1

/** The questions that a learner may read now. The start gives them out where there is one. */
function learnersQuiz(school: School, quiz: StoredQuiz, person: Person) {
  const summary = summaryOf(quiz)
  const result = resultOf(school, quiz._id, person._id)
  if (result && awaitedReview(school, quiz._id) === undefined)
    return { ...summary, questions: result.questions }
  const start = startOf(school, quiz._id, person)
  if (start) return { ...summary, questions: withoutKey(start.questions), version: start.version }
  if (school.offers.has('start'))
    return { ...summary, questions: [], usesMath: usesMath(quiz.questions), version: undefined }
  return { ...summary, questions: withoutKey(quiz.questions) }
}

/** Administrators read the key, and how many attempts and results hang on it. */
export function showQuiz(school: School, quizId: string, person: Person) {
  const quiz = quizFor(school, quizId, person)
  if (!person.isAdmin) return learnersQuiz(school, quiz, person)
  const running = school.starts.filter((start) => start.quiz === quizId && !start.isClosed).length
  const attempts = school.results.filter((result) => result.quiz === quizId).length
  return { ...quiz, questionCount: countAsked(quiz.questions, quiz), running, attempts }
}

export function accessQuiz(school: School, quizId: string, person: Person) {
  const quiz = quizFor(school, quizId, person)
  admit(school, quiz, person)
  const factor = factorOf(school, person)
  return {
    ...(person.isAdmin && !school.offers.has('start') ? quiz : learnersQuiz(school, quiz, person)),
    ...(school.offers.has('start') && { start: true }),
    ...(factor > 1 && { timeFactor: factor, extraMinutes: quiz.duration * (factor - 1) }),
  }
}

/** Idempotent: the first start counts. */
export function startQuiz(school: School, quizId: string, person: Person) {
  const quiz = quizFor(school, quizId, person)
  if (resultOf(school, quizId, person._id)) throw alreadySubmitted()
  let start = startOf(school, quizId, person)
  if (!start) {
    admit(school, quiz, person)
    const now = school.now()
    if (!isOpen(quiz, now)) throw closed()
    start = {
      quiz: quizId,
      person,
      startedAt: now,
      deadline: deadlineOf({ ...quiz, timeFactor: factorOf(school, person) }, now),
      extendedBy: 0,
      version: quiz.version,
      authored: quiz.questions,
      questions: paperOf(quiz, person),
      marking: quiz.marking,
    }
    school.starts.push(start)
  }
  return {
    startedAt: new Date(start.startedAt).toISOString(),
    deadline: new Date(start.deadline).toISOString(),
    version: start.version,
    quiz: { ...learnersQuiz(school, quiz, person), start: true },
  }
}

/** Throws 400 for the first answer without a question or an option. */
export function checkAnswers(answers: readonly Answer[], authored: StoredQuiz['questions']): void {
  const wrong = answers.findIndex((answer, index) => {
    const question = authored[index]
    return question ? answer !== null && !isPossibleAnswer(question, answer) : true
  })
  if (wrong < 0) return
  const list = typeof answers[wrong] === 'object' ? 'responses' : 'answers'
  throw invalid(`${list}.${wrong}`, 'there is no such option')
}

/** With an entry for every authored question. */
const padded = (answers: readonly Answer[], authored: readonly unknown[]) =>
  authored.map((_, index) => answers[index] ?? null)

interface Given {
  answers: readonly Answer[]
  pace: Pace
}

function store(school: School, start: Start, { answers, pace }: Given, ended: StoredResult['ended']) {
  const { quiz, person, questions, authored, marking } = start
  const at = ended === 'time' ? start.deadline : school.now()
  const isPart = questions.length < authored.length
  const given = {
    quiz,
    person,
    questions,
    marking,
    ended,
    answers: padded(answers, authored),
    timeSpent: timeSpentSeconds(start, at),
    ...(isPart && { asked: questions.map(placeOf) }),
  }
  const result = { ...gradeFor(given, at), pace }
  start.isClosed = true
  school.results = [result, ...school.results.filter((other) => other._id !== result._id)]
  return result
}

/** Hands in the last saved copies of attempts whose time and grace are over. */
export function handInLate(school: School): void {
  if (!school.offers.has('saves')) return
  for (const start of school.starts)
    if (!start.isClosed && start.work && !isInTime(start, school.now()))
      store(school, start, start.work, 'time')
}

/** Where nobody tells the start, the time that was sent is believed, up to what there was. */
function belatedStart(school: School, quiz: StoredQuiz, person: Person, timeSpent: number): Start {
  const now = school.now()
  const seat =
    person.isAdmin ||
    school.opened.has(openedKey(quiz._id, person)) ||
    takeSeat(school.slots, person, school.now())
  if (!seat) throw noSlot()
  if (!isOpen(quiz, now) && !isOpen(quiz, now - GRACE_MS)) throw closed()
  return {
    quiz: quiz._id,
    person,
    startedAt: now - Math.min(timeSpent * 1000, quiz.duration * MINUTE_MS),
    deadline: now,
    extendedBy: 0,
    version: quiz.version,
    authored: quiz.questions,
    questions: paperOf(quiz, person),
    marking: quiz.marking,
  }
}

function begunStart(school: School, quizId: string, person: Person, version: number | undefined): Start {
  const start = startOf(school, quizId, person)
  if (!start) throw new Refusal(400, 'Start this quiz before you submit it', { code: 'not_started' })
  if (version !== undefined && version !== start.version) throw otherVersion()
  if (!isInTime(start, school.now()))
    throw new Refusal(400, 'Your time is up: this quiz is not currently active for you')
  return start
}

/** The same answers again are answered by the same result, as a client whose answer was lost asks again. */
export function submit(school: School, quizId: string, person: Person, body: SubmitBody) {
  const quiz = quizFor(school, quizId, person)
  const awaited = () => (person.isAdmin ? undefined : awaitedReview(school, quizId))
  const given = readAnswers(body.answers, body.responses)
  const known = resultOf(school, quizId, person._id)
  if (known) {
    const answers = padded(given, known.answers)
    if (JSON.stringify(answers) !== JSON.stringify(known.answers)) throw alreadySubmitted()
    return judgedRow(school, known, awaited())
  }
  const start = school.offers.has('start')
    ? begunStart(school, quizId, person, body.version)
    : belatedStart(school, quiz, person, body.timeSpent)
  checkAnswers(given, start.authored)
  const pace = { seconds: body.seconds, changes: body.changes }
  return judgedRow(school, store(school, start, { answers: given, pace }, 'submitted'), awaited())
}
