import { expect, test } from 'vitest'
import {
  quizAttemptsPath,
  quizPath,
  quizResultPath,
  ROUTES,
  userResultPath,
} from '../../../src/domain/lib/paths.ts'

test('the routes are those of the specification', () => {
  expect(ROUTES).toEqual({
    home: '/',
    quiz: '/quiz/:id',
    quizResult: '/quiz/:id/results',
    userResult: '/quiz/:id/user/:userId/results',
    bookSlot: '/book-slot',
    admin: '/admin',
    quizAttempts: '/admin/quiz/:id/results',
    adminResults: '/admin/results',
    slotBoard: '/admin/slots',
    myResults: '/user/results',
  })
})

test.each([
  [quizPath('65f0'), '/quiz/65f0'],
  [quizResultPath('65f0'), '/quiz/65f0/results'],
  [userResultPath('65f0', '77aa'), '/quiz/65f0/user/77aa/results'],
  [quizAttemptsPath('65f0'), '/admin/quiz/65f0/results'],
  [quizPath('a/b?c#d e'), '/quiz/a%2Fb%3Fc%23d%20e'],
  [quizResultPath('../admin'), '/quiz/..%2Fadmin/results'],
  [userResultPath('a/b', 'c#d'), '/quiz/a%2Fb/user/c%23d/results'],
  [quizPath('क्विज़'), `/quiz/${encodeURIComponent('क्विज़')}`],
])('the link %s is %s', (link, expected) => {
  expect(link).toBe(expected)
})
