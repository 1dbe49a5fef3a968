import * as v from 'valibot'
import { Quiz } from '../../../src/domain/quizzes/quiz.ts'
import { Result } from '../../../src/domain/results/results.ts'
import type { User } from '../../../src/domain/session/session.ts'
import type { Slot } from '../../../src/domain/slots/slot.ts'

/** Everything the fixtures tell happens on this day, in UTC: the optics quiz runs from ten to eleven. */
export const at = (time: string) => Date.parse(`2026-03-04T${time}Z`)

export const asha: User = {
  _id: 'user-asha',
  googleId: 'google-asha',
  email: 'asha@example.org',
  name: 'Asha Rao',
  picture: null,
  isAdmin: false,
}

export const grace: User = {
  _id: 'user-grace',
  googleId: 'google-grace',
  email: 'grace@example.org',
  name: 'Grace Lin',
  picture: null,
  isAdmin: true,
}

const option = (text: string) => ({ text })

/** As an API sends it to an administrator, that is with the key. */
export const opticsJson = {
  _id: 'quiz-optics',
  title: 'Geometric optics',
  description: 'Mirrors, lenses and the path of light',
  duration: 15,
  startTime: '2026-03-04T10:00:00.000Z',
  endTime: '2026-03-04T11:00:00.000Z',
  isActive: true,
  questions: [
    {
      _id: 'question-snell',
      text: 'Light enters glass ($n = 1.5$) at 30°. What is the angle inside?',
      options: [option('19.5°'), option('30°'), option('45°'), option('48.6°')],
      correctAnswer: 0,
      points: 1,
    },
    {
      _id: 'question-mirror',
      text: 'Where is the image of an object at the centre of a concave mirror?',
      options: [option('At the focus'), option('At the centre'), option('At infinity'), option('Behind it')],
      correctAnswer: 1,
      points: 2,
    },
    {
      _id: 'question-lens',
      text: 'What does a thin lens obey?',
      options: [option('$1/f = 1/u + 1/v$'), option('$f = u + v$'), option('$f = uv$'), option('$f^2 = uv$')],
      correctAnswer: 0,
      points: 1,
    },
  ],
}

/** The same quiz as a learner is sent it before submitting: no key. */
export const opticsJsonWithoutKey = {
  ...opticsJson,
  questions: opticsJson.questions.map(({ correctAnswer: _, ...question }) => question),
}

export const opticsQuiz: Quiz = v.parse(Quiz, opticsJson)

/** The optics quiz, grown to so many questions. */
export const opticsQuizOf = (count: number): Quiz =>
  v.parse(Quiz, {
    ...opticsJson,
    questions: Array.from(
      { length: count },
      (_, index) => opticsJson.questions[index % opticsJson.questions.length],
    ),
  })

/** Half past nine to ten in the morning, not yet full. */
export const morningSlot: Slot = {
  _id: 'slot-morning',
  timeSlot: '09:30-10:00',
  availableSlots: 380,
  bookedSlots: 120,
  maxSlots: 500,
  endTime: '2026-03-04T10:00:00.000Z',
  date: '2026-03-04',
  startTime: '2026-03-04T09:30:00.000Z',
}

export const bookingJson = {
  _id: 'booking-asha',
  slotId: morningSlot._id,
  userId: { _id: asha._id, name: asha.name, email: asha.email },
  status: 'booked',
  createdAt: '2026-03-03T18:00:00.000Z',
}

/** Asha got the first right, the second wrong and left the third. */
export const opticsResultJson = {
  _id: 'result-asha',
  quiz: opticsJson,
  user: { _id: asha._id, name: asha.name, email: asha.email },
  answers: [0, 2, null],
  score: 33,
  correctAnswers: 1,
  totalQuestions: 3,
  timeSpent: 425,
  submittedAt: '2026-03-04T10:07:05.000Z',
}

export const opticsResult: Result = v.parse(Result, opticsResultJson)
