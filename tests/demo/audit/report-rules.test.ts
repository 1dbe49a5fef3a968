import { expect, test } from 'vitest'
import { PACE_RULES } from '../../../demo/audit/rules/pace.ts'
import { PRACTICE_RULES } from '../../../demo/audit/rules/practice.ts'
import { REPORT_RULES } from '../../../demo/audit/rules/reports.ts'
import { STANDING_RULES } from '../../../demo/audit/rules/standing.ts'
import { beginAudit } from '../../../demo/audit/run.ts'
import { MOCK_FEATURES, type MockFeature } from '../../../demo/mock/school/features.ts'
import { openAuditedMock } from './audited-mock.ts'
import { startChanged } from './changed-api.ts'
import { at, type Change } from './faults.ts'

/* Each rule about reports, pace, standings and cards finds an API that breaks it. */

/** The rules that are broken; each one that is offered could be checked. */
async function broken(change: Change, features: readonly MockFeature[] = MOCK_FEATURES): Promise<string[]> {
  const mock = await openAuditedMock(features)
  const changed = await startChanged(mock.origin, change)
  const { report } = beginAudit({
    base: `${changed.url}/api`,
    credentials: mock.credentials,
    write: true,
    only: ['feature.reports', 'feature.pace', 'feature.standing', 'feature.practice'],
  })
  const { outcomes } = await report
  await changed.close()
  await mock.close()
  const unchecked = outcomes.filter(({ why }) => why !== undefined && !why.includes('does not offer'))
  expect(unchecked.map(({ id, why }) => ({ id, why }))).toEqual([])
  return outcomes.filter(({ state }) => state === 'broken').map(({ id }) => id)
}

const thanks = { status: 200, body: { message: 'Thanks' } }
const refusesNothing = (call: RegExp) =>
  at(call, ({ status, body }) => (status >= 400 && status < 500 ? thanks : { status, body }))
/** Where it succeeded, it answers this. */
const says = (call: RegExp, change: (body: unknown) => unknown) =>
  at(call, ({ status, body }) => (status === 200 ? { body: change(body) } : { body }))

const REPORTS = /^GET \/user\/reports$/
const RESULT = /^GET \/quiz\/[\w-]+\/results$/
const STANDING = /^GET \/quiz\/[\w-]+\/standing$/
const rows = (change: (row: object) => object) => (body: unknown) => (body as object[]).map(change)
const kept = { revision: 1, cards: [] }
const oneOfOthers = [{ questionId: 'question-1', kind: 'unclear' }]

const FAULTS: [fault: string, change: Change, broken: string[]][] = [
  [
    'reports are counted twice',
    says(REPORTS, (body) => [...(body as []), ...(body as [])]),
    ['feature.reports.stored'],
  ],
  ['any report is taken', refusesNothing(/^POST \/quiz\/[\w-]+\/reports$/), ['feature.reports.odd']],
  [
    'learners read all reports',
    at(/^GET \/admin\/reports$/, ({ status, body }) =>
      status === 403 ? { status: 200, body: oneOfOthers } : { body },
    ),
    ['feature.reports.of-others'],
  ],
  [
    'nobody reads the answer',
    says(
      REPORTS,
      rows(({ ...row }) => ({ ...row, reply: undefined })),
    ),
    ['feature.reports.answered'],
  ],
  [
    'an odd pace refuses a save',
    at(/^PUT \/quiz\/[\w-]+\/attempt$/, ({ status, body }, sent) =>
      sent.includes('long') ? { status: 400 } : { status, body },
    ),
    ['feature.pace.saved'],
  ],
  [
    'a saved copy forgets its pace',
    says(/^GET \/quiz\/[\w-]+\/attempt$/, (body) => ({ ...(body as object), seconds: [] })),
    ['feature.pace.saved'],
  ],
  [
    'a result has no changes',
    says(RESULT, (body) => ({ ...(body as object), changes: undefined })),
    ['feature.pace.result'],
  ],
  [
    'one attempt has a standing',
    at(STANDING, ({ status, body }) =>
      body.code === 'too_few'
        ? { status: 200, body: { of: 1, percentile: 100, median: 50 } }
        : { status, body },
    ),
    ['feature.standing.few'],
  ],
  [
    'a standing is told to anybody',
    refusesNothing(STANDING),
    ['feature.standing.few', 'feature.standing.owner', 'feature.standing.hidden'],
  ],
  [
    'hiding does nothing',
    at(STANDING, ({ body }) => (body.code === 'hidden' ? { body: { ...body, code: 'too_few' } } : { body })),
    ['feature.standing.hidden'],
  ],
  ['cards are lost', says(/^GET \/user\/practice$/, () => kept), ['feature.practice.kept']],
  ['the last device wins', refusesNothing(/^PUT \/user\/practice$/), ['feature.practice.newer']],
  [
    'topics come before the review',
    says(
      /^GET \/user\/results$/,
      rows((row) => ({ ...row, reviewFrom: '2026-03-04T11:00:00Z', topics: [] })),
    ),
    ['feature.practice.topics'],
  ],
]

test.each(FAULTS)('an API where %s is told so', async (_, change, rules) => {
  expect(await broken(change)).toEqual(expect.arrayContaining(rules))
})

test('each rule finds a fault', () => {
  const rules = [...REPORT_RULES, ...PACE_RULES, ...STANDING_RULES, ...PRACTICE_RULES].map(({ id }) => id)
  expect(new Set(FAULTS.flatMap(([, , found]) => found))).toEqual(new Set(rules))
})

test.each<[string, MockFeature[]]>([
  ['all four', ['start', 'saves', 'reports', 'pace', 'standing', 'practice']],
  ['reports alone', ['reports']],
  ['pace alone', ['pace']],
  ['standings alone', ['standing']],
  ['cards alone', ['practice']],
])('an API that offers %s breaks none of these rules', async (_, features) => {
  expect(await broken(() => undefined, features)).toEqual([])
})
