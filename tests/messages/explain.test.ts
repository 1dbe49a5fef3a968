// SPEC 8 Friendly messages; 8 Load and submit; 8 Other toasts
import { describe, expect, test } from 'vitest'
import {
  type Action,
  Failure,
  type FailureFacts,
  needsSlot,
  REQUEST_FAILED,
  SLOT_REQUIRED_MESSAGE,
  UNEXPECTED_ANSWER,
} from '../../src/domain/lib/failure.ts'
import { explain, explainSubmit } from '../../src/messages/explain.ts'
import { noticeWords } from '../../src/messages/notice-words.ts'

const SESSION_EXPIRED_MESSAGE = noticeWords({ code: 'session-expired' })
const letters = (length: number) => 'x'.repeat(length)
const NETWORK = 'Network connection issue. Please check your internet connection and try again.'
const TOO_MANY = 'Too many requests. Please wait a moment and try again.'
const NO_PERMISSION = 'You do not have permission to perform this action.'

describe('the friendly messages', () => {
  const rows: [string, FailureFacts, string][] = [
    ['a session that expired', { message: 'Session expired' }, SESSION_EXPIRED_MESSAGE],
    ['a 401', { message: 'No', status: 401 }, SESSION_EXPIRED_MESSAGE],
    ['a lost network', { message: 'Failed to fetch', typeError: true }, NETWORK],
    ['an answer that is no JSON', { message: 'Network error', status: 502 }, NETWORK],
    ['too many requests', { message: 'Too many requests, slow down', status: 429 }, TOO_MANY],
    [
      'a quiz that is closed',
      { message: 'Quiz is not currently active' },
      'This quiz is not currently active.',
    ],
    ['a quiz that is gone', { message: 'Quiz not found', status: 404 }, 'Quiz not found.'],
    ['a permission', { message: 'Permission denied', status: 403 }, NO_PERMISSION],
    ['a permission before the class', { message: 'Permission denied', status: 401 }, NO_PERMISSION],
    ['a specific row before the network', { message: 'Too many requests: timeout' }, TOO_MANY],
    ['any other message', { message: 'Slot is full', status: 409 }, 'Slot is full'],
    ['one character', { message: '?' }, '?'],
    ['99 characters', { message: letters(99) }, letters(99)],
    ['100 characters', { message: letters(100) }, 'Failed to fetch quizzes'],
    ['a long message', { message: letters(5000) }, 'Failed to fetch quizzes'],
    ['no message', { message: '' }, 'Failed to fetch quizzes'],
    ['a response without a message', { message: REQUEST_FAILED, status: 500 }, 'Request failed'],
    [
      'a response that breaks the contract',
      { message: 'Odd', code: UNEXPECTED_ANSWER, status: 200 },
      'The server sent an unexpected answer. Please try again later.',
    ],
  ]
  test.each(rows)('are those of the specification: %s', (_, facts, message) => {
    expect(explain(new Failure(facts), 'fetch-quizzes')).toBe(message)
  })

  test.each<[Action, string]>([
    ['fetch-quizzes', 'fetch quizzes'],
    ['delete-quiz', 'delete quiz'],
    ['create-quiz', 'create quiz'],
    ['update-quiz', 'update quiz'],
  ])('the default names "%s"', (action, named) => {
    expect(explain(new Failure({ message: '' }), action)).toBe(`Failed to ${named}`)
  })
})

describe('the messages of a submission', () => {
  const CLOSED = 'Quiz submission period has ended. Please try again later.'
  const TOO_MANY_SUBMISSIONS = 'Too many submission attempts. Please wait a moment and try again.'
  const LOST = 'Network error. Please check your connection and try again.'
  const rows: [string, FailureFacts, string][] = [
    ['a quiz that has closed', { message: 'This quiz is not currently active', status: 400 }, CLOSED],
    ['too many requests', { message: 'Too many requests' }, TOO_MANY_SUBMISSIONS],
    ['a 429 that says something else', { message: 'Slow down', status: 429 }, TOO_MANY_SUBMISSIONS],
    ['a lost network', { message: 'Failed to fetch', typeError: true }, LOST],
    ['a gateway that answers HTML', { message: 'Network error', status: 502 }, LOST],
    ['HTML that is not retried', { message: 'Network error', status: 404 }, NETWORK],
    ['a session that expired', { message: 'No', status: 401 }, SESSION_EXPIRED_MESSAGE],
    ['another reason', { message: 'Answers do not fit', status: 422 }, 'Answers do not fit'],
    ['no reason', { message: '' }, 'Failed to submit quiz'],
  ]
  test.each(rows)('are those of the specification: %s', (_, facts, message) => {
    expect(explainSubmit(new Failure(facts))).toBe(message)
  })
})

describe('a quiz refused because no slot is booked', () => {
  const rows: [string, FailureFacts, boolean][] = [
    ['by the flag', { message: 'No', status: 403, slotRequired: true }, true],
    ['by the flag, whatever the status', { message: 'No', slotRequired: true }, true],
    ['by its words', { message: 'Only during your booked Slot Time', status: 403 }, true],
    ['by another 403', { message: 'Permission denied', status: 403 }, false],
    ['by another failure', { message: 'Quiz not found', status: 404 }, false],
  ]
  test.each(rows)('is recognised, or not, %s', (_, facts, expected) => {
    expect(needsSlot(new Failure(facts))).toBe(expected)
  })

  test('is worded as in the specification', () => {
    const words = 'You can only access quizzes during your booked slot time. Please book a slot first.'
    const failure = new Failure({ message: SLOT_REQUIRED_MESSAGE, slotRequired: true })
    expect(noticeWords({ code: 'slot-required' })).toBe(words)
    expect(explain(failure, 'load-quiz')).toBe(words)
  })
})

test('the words of an expired session are those of the specification', () => {
  expect(SESSION_EXPIRED_MESSAGE).toBe('Your session has expired. Please sign in again to continue.')
})
