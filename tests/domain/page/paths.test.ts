// SPEC 2 Routes; 2 Writing room
import { expect, test } from 'vitest'
import { paths, routeOf } from '../../../src/domain/page/paths.ts'
import { ROUTES } from '../../../src/domain/page/screens.ts'

test('the routes are those of the specification', () => {
  expect(ROUTES).toEqual({
    home: '/',
    quiz: '/quiz/:id',
    quizResult: '/quiz/:id/results',
    userResult: '/quiz/:id/user/:userId/results',
    bookSlot: '/book-slot',
    admin: '/admin',
    quizNew: '/admin/quiz/new',
    quizEdit: '/admin/quiz/:id/edit',
    quizAttempts: '/admin/quiz/:id/results',
    quizItems: '/admin/quiz/:id/items',
    quizItem: '/admin/quiz/:id/items/:number',
    adminResults: '/admin/results',
    reports: '/admin/reports',
    report: '/admin/reports/:id/:questionId',
    people: '/admin/users',
    person: '/admin/user/:id',
    slotBoard: '/admin/slots',
    slotConfig: '/admin/slots/config',
    log: '/admin/log',
    personLog: '/admin/log/person/:id',
    quizLog: '/admin/log/quiz/:id',
    slotRoom: '/admin/slots/:id/room',
    quizRoom: '/admin/quiz/:id/room',
    myResults: '/user/results',
    sessions: '/user/sessions',
    practice: '/user/practice',
  })
})

test.each([
  [paths.quiz('65f0'), '/quiz/65f0'],
  [paths.quizResult('65f0'), '/quiz/65f0/results'],
  [paths.userResult('65f0', '77aa'), '/quiz/65f0/user/77aa/results'],
  [paths.quizAttempts('65f0'), '/admin/quiz/65f0/results'],
  [paths.quizItem('65f0', '7'), '/admin/quiz/65f0/items/7'],
  [paths.slotRoom('65f0'), '/admin/slots/65f0/room'],
  [paths.quizRoom('../x'), '/admin/quiz/..%2Fx/room'],
  [paths.personLog('../x'), '/admin/log/person/..%2Fx'],
  [paths.quizLog('65f0'), '/admin/log/quiz/65f0'],
  [paths.quiz('a/b?c#d e'), '/quiz/a%2Fb%3Fc%23d%20e'],
  [paths.quizResult('../admin'), '/quiz/..%2Fadmin/results'],
  [paths.userResult('a/b', 'c#d'), '/quiz/a%2Fb/user/c%23d/results'],
  [paths.quiz('क्विज़'), `/quiz/${encodeURIComponent('क्विज़')}`],
])('the link %s is %s', (link, expected) => {
  expect(link).toBe(expected)
})

test.each([
  ['/', { name: 'home', values: [] }],
  ['/quiz/65f0', { name: 'quiz', values: ['65f0'] }],
  [paths.quiz('a/b?c#d e'), { name: 'quiz', values: ['a/b?c#d e'] }],
  ['/quiz/65f0/results', { name: 'quizResult', values: ['65f0'] }],
  ['/quiz/65f0/user/77aa/results', { name: 'userResult', values: ['65f0', '77aa'] }],
  ['/admin/quiz/65f0/results', { name: 'quizAttempts', values: ['65f0'] }],
  ['/admin/slots/65f0/room', { name: 'slotRoom', values: ['65f0'] }],
  [paths.quizRoom('a/b'), { name: 'quizRoom', values: ['a/b'] }],
  ['/admin/log', { name: 'log', values: [] }],
  ['/admin/log/person/77aa', { name: 'personLog', values: ['77aa'] }],
  [paths.quizLog('a/b'), { name: 'quizLog', values: ['a/b'] }],
  ['/admin/results', { name: 'adminResults', values: [] }],
  ['/quiz/', undefined],
  ['/quiz/%', undefined],
  ['/quiz/..', undefined],
  ['/quiz/%2e%2E/results', undefined],
  ['/quiz/./results', undefined],
  ['/quiz/...', { name: 'quiz', values: ['...'] }],
  ['/quiz/65f0/elsewhere', undefined],
  ['', undefined],
])('the path %s is the route %o', (path, route) => {
  expect(routeOf(path)).toEqual(route)
})
