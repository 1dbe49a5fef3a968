import { afterEach, expect, test } from 'vitest'
import { quizAddress } from '../../../src/stores/quizzes/quiz-address.ts'

afterEach(() => {
  document.body.replaceChildren()
  window.location.hash = ''
})

const show = (html: string) => {
  document.body.innerHTML = html
}

test.each([
  ['a page with the app', '<quiz-app></quiz-app>', '#/admin', '#/quiz/optics'],
  [
    'a page that routes by hash itself',
    '<quiz-app></quiz-app>',
    '#/course#quiz/admin',
    '#/course#quiz/quiz/optics',
  ],
  ['a page without the app', '<quiz-admin></quiz-admin>', '#/admin', undefined],
  ['an app without an address', '<quiz-app routing="memory"></quiz-app>', '', undefined],
])('the link for learners on %s', (_, html, hash, expected) => {
  show(html)
  window.location.hash = hash
  const address = quizAddress('optics')
  expect(address && new URL(address).hash).toBe(expected)
})
