import { expect, test } from 'vitest'
import { dealConnections } from '../../../demo/api/database/lanes.ts'
import { laneOf } from '../../../demo/api/http/limits/lane-of.ts'

const describeLanes = (connections: number) =>
  dealConnections(connections).map((group) => `${group.lanes.join('+')} ${group.connections}`)

test.each([
  [12, ['vital 3', 'reads 3', 'attempts 2', 'bookings 2', 'edits 2']],
  [8, ['vital 2', 'reads 2', 'attempts 2', 'bookings 1', 'edits 1']],
  [4, ['vital 1', 'reads 1', 'attempts 1', 'bookings+edits 1']],
  [2, ['vital 1', 'reads+attempts+bookings+edits 1']],
  [1, ['vital+reads+attempts+bookings+edits 1']],
])('each kind of work has its share of %i connections, or shares one with others', (connections, lanes) => {
  expect(describeLanes(connections)).toEqual(lanes)
})

test('exactly the configured number of connections is distributed', () => {
  for (let connections = 1; connections <= 100; connections++)
    expect(dealConnections(connections).reduce((sum, group) => sum + group.connections, 0)).toBe(connections)
})

test.each([
  ['GET', '/health', 'vital'],
  ['POST', '/auth/token', 'vital'],
  ['GET', '/quiz/1/attempt', 'reads'],
  ['POST', '/quiz/1/start', 'attempts'],
  ['PUT', '/quiz/1/attempt', 'attempts'],
  ['POST', '/quiz/1/submit', 'attempts'],
  ['POST', '/slots/book', 'bookings'],
  ['PUT', '/quiz/1', 'edits'],
  ['POST', '/quiz/1/admin/regrade', 'edits'],
  ['POST', '/quiz/1/admin/extend', 'edits'],
  ['DELETE', '/user/data', 'edits'],
])('%s %s takes its connections from the lane "%s"', (method, path, lane) => {
  expect(laneOf(method, path)).toBe(lane)
})
