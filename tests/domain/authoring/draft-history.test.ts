// SPEC 2 Writing room
import { expect, test } from 'vitest'
import {
  type DraftHistory,
  emptyHistory,
  remember,
  stepBack,
  stepForward,
} from '../../../src/domain/authoring/draft/draft-history.ts'

type Known = { history: DraftHistory<string>; now: string }

const begin: Known = { history: emptyHistory(), now: '' }
/** Changes the state, as a step of its own or of a field's. */
const change = ({ history, now }: Known, next: string, of?: string): Known => ({
  history: remember(history, now, of),
  now: next,
})
const travel = ({ history, now }: Known, step: typeof stepBack<string>): Known => {
  const found = step(history, now)
  return found ? { history: found.history, now: found.state } : { history, now }
}
const play = (steps: string): string => {
  let known = begin
  for (const step of steps.split(' ')) {
    const [value = '', of] = step.split(':')
    if (value === 'undo') known = travel(known, stepBack)
    else if (value === 'redo') known = travel(known, stepForward)
    else known = change(known, value, of)
  }
  return known.now
}

test.each([
  ['undo without a change does nothing', 'undo', ''],
  ['a change is undone', 'a undo', ''],
  ['redo brings the change back', 'a undo redo', 'a'],
  ['changes are undone one by one', 'a b c undo undo', 'a'],
  ['redo goes forward again by one', 'a b c undo undo redo', 'b'],
  ['typing in one field is one step', 'a:title ab:title abc:title undo', ''],
  ['typing in another field is another step', 'a:title ab:title abx:text undo', 'ab'],
  ['another change in between divides typing into two steps', 'a:title paste ab:title undo', 'paste'],
  ['typing after undo is a new step', 'a:title ab:text undo abc:text undo', 'a'],
  ['a change drops what was undone', 'a b undo c redo', 'c'],
  ['redo without an undo does nothing', 'a redo', 'a'],
])('%s', (_, steps, expected) => expect(play(steps)).toBe(expected))

test('the oldest of many steps are forgotten', () => {
  let known = begin
  for (let count = 1; count <= 300; count++) known = change(known, String(count))
  expect(known.history.past).toHaveLength(200)
  expect(known.history.past[0]).toBe('100')
})
