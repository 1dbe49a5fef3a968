import { expect, test } from 'vitest'
import { countKinds, groupReports } from '../../../src/domain/reports/inbox.ts'
import type { AdminReport, ReportKind } from '../../../src/domain/reports/reports.ts'
import { roomReported } from '../../../src/domain/reports/room-reports.ts'

const report = (fields: Partial<AdminReport> & { at?: string; question?: string }): AdminReport => ({
  _id: 'r1',
  questionId: fields.question ?? 'q1',
  quiz: { _id: 'optics', title: 'Optics' },
  kind: 'two-right',
  status: 'open',
  text: '',
  user: { _id: 'asha', name: 'Asha' },
  index: 6,
  reportedAt: `2026-03-01T10:0${fields.at ?? '0'}:00.000Z`,
  ...fields,
})

test('reports are grouped by quiz and question, the most often reported first, then the newest', () => {
  const groups = groupReports([
    report({ _id: 'a', question: 'q2', index: 1, at: '3' }),
    report({ _id: 'b', at: '1', text: 'B and C say the same' }),
    report({ _id: 'c', at: '2', kind: 'unclear' }),
    report({ _id: 'd', question: 'q3', index: 2, at: '4' }),
    report({ _id: 'e', quiz: { _id: 'waves', title: 'Waves' }, at: '0' }),
  ])
  expect(groups.map(({ quizTitle, number, reports }) => [quizTitle, number, reports.length])).toEqual([
    ['Optics', 7, 2],
    ['Optics', 3, 1],
    ['Optics', 2, 1],
    ['Waves', 7, 1],
  ])
  expect(groups[0]?.reports.map(({ _id }) => _id)).toEqual(['c', 'b'])
  expect(groups[0]?.lines.map(({ _id }) => _id)).toEqual(['b'])
})

test('answered reports of a question stand apart from the open ones', () => {
  const groups = groupReports([report({ status: 'accepted' }), report({}), report({ status: 'declined' })])
  expect(groups.map(({ status }) => status)).toEqual(['accepted', 'open', 'declined'])
})

test('a question without a known place has no number, and without times no last one', () => {
  const [group] = groupReports([report({ index: undefined, reportedAt: undefined })])
  expect([group?.number, group?.lastAt]).toEqual([undefined, undefined])
})

test.each<[string, { kind: ReportKind; count?: number }[], [ReportKind, number][]]>([
  ['nothing', [], []],
  [
    'rows of one each',
    [{ kind: 'unclear' }, { kind: 'picture' }, { kind: 'picture' }],
    [
      ['picture', 2],
      ['unclear', 1],
    ],
  ],
  [
    'rows with counts',
    [
      { kind: 'unclear', count: 2 },
      { kind: 'formula', count: 9 },
    ],
    [
      ['formula', 9],
      ['unclear', 2],
    ],
  ],
])('kinds are counted, the most frequent first: %s', (_, rows, counted) => {
  expect(countKinds(rows).map(({ kind, count }) => [kind, count])).toEqual(counted)
})

test('the room tells questions by quiz, the most often reported first, with the kinds', () => {
  const now = (index: number, kind: ReportKind, count: number, quizId = 'optics') => ({
    quizId,
    questionId: `q${index}`,
    index,
    kind,
    count,
  })
  const reported = roomReported([
    now(6, 'two-right', 9),
    now(2, 'unclear', 4),
    now(6, 'unclear', 2),
    now(6, 'picture', 1, 'waves'),
  ])
  expect(reported.map(({ quizId, number, count, kinds }) => [quizId, number, count, kinds.length])).toEqual([
    ['optics', 7, 11, 2],
    ['optics', 3, 4, 1],
    ['waves', 7, 1, 1],
  ])
})
