import { expect, test } from 'vitest'
import { dealConnections } from '../../../demo/api/database/lanes.ts'
import { isList } from '../../../demo/api/http/lane-of.ts'

const told = (connections: number) =>
  dealConnections(connections).map((group) => `${group.lanes.join('+')} ${group.connections}`)

test.each([
  [12, ['vital 3', 'reads 3', 'bookings 2', 'saves 1', 'writes 2', 'alone 1']],
  [8, ['vital 2', 'reads 2', 'bookings 1', 'saves 1', 'writes 1', 'alone 1']],
  [4, ['vital 1', 'reads 1', 'bookings 1', 'saves+writes+alone 1']],
  [2, ['vital 1', 'reads+bookings+saves+writes+alone 1']],
  [1, ['vital+reads+bookings+saves+writes+alone 1']],
])('of %i connections each kind of work has its share, or shares what there is', (connections, lanes) => {
  expect(told(connections)).toEqual(lanes)
})

test('no more are dealt out than there are, and no fewer', () => {
  for (let connections = 1; connections <= 100; connections++)
    expect(dealConnections(connections).reduce((sum, group) => sum + group.connections, 0)).toBe(connections)
})

test.each([
  ['GET', '/quiz', true],
  ['GET', '/slots/my-bookings', true],
  ['GET', '/quiz/1/admin/results', true],
  ['GET', '/admin/log', true],
  ['POST', '/quiz', false],
  ['GET', '/quiz/1/access', false],
  ['GET', '/quiz/1/attempt', false],
  ['GET', '/quiz/1/results', false],
  ['GET', '/slots/current', false],
  ['GET', '/auth/me', false],
])('%s %s is for a replica: %s', (method, path, expected) => {
  expect(isList(method, path)).toBe(expected)
})
