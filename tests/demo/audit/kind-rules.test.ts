import { expect, test } from 'vitest'
import { KIND_RULES } from '../../../demo/audit/rules/kinds.ts'
import { MARKING_RULES } from '../../../demo/audit/rules/marking.ts'
import { beginAudit } from '../../../demo/audit/run.ts'
import { MOCK_FEATURES, type MockFeature } from '../../../demo/mock/school/features.ts'
import { openAuditedMock } from './audited-mock.ts'
import { startChanged } from './changed-api.ts'
import { at, type Change } from './faults.ts'

/* Each rule about kinds and marks finds an API that breaks it. */

// biome-ignore lint/suspicious/noExplicitAny: the answer of any call
type Body = any

/** The rules that are broken; each one that is offered could be checked. */
async function broken(change: Change, features: readonly MockFeature[] = MOCK_FEATURES): Promise<string[]> {
  const mock = await openAuditedMock(features)
  const changed = await startChanged(mock.origin, change)
  const { report } = beginAudit({
    base: `${changed.url}/api`,
    credentials: mock.credentials,
    write: true,
    only: ['feature.kinds', 'feature.marking'],
  })
  const { outcomes } = await report
  await changed.close()
  await mock.close()
  const unchecked = outcomes.filter(({ why }) => why !== undefined && !why.includes('does not offer'))
  expect(unchecked.map(({ id, why }) => ({ id, why }))).toEqual([])
  return outcomes.filter(({ state }) => state === 'broken').map(({ id }) => id)
}

/** Changes what a call answers with 200. */
const said = (call: RegExp, change: (body: Body, sent: string) => unknown): Change =>
  at(call, ({ status, body }, sent) => ({ body: status === 200 ? change(body, sent) : body }))

const RESULT = /^GET \/quiz\/[\w-]+\/results$/
const QUIZ = /^(GET|POST) \/quiz\/[\w-]+(\/access|\/start)?$/

/** Changes every object within. */
function each(value: Body, change: (fields: Body) => Body): Body {
  if (Array.isArray(value)) return value.map((item) => each(item, change))
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([name, inner]) => [name, each(inner, change)])
  return change(Object.fromEntries(fields))
}

const leaving = (name: string) => (body: Body) => each(body, ({ [name]: _, ...rest }) => rest)

const judged = (change: (response: Body) => Body) => (body: Body) => ({
  ...body,
  responses: body.responses?.map((response: Body) => response && change(response)),
})

/** Only the refusal of an odd or a second submission is changed. */
const accepts =
  (which: (sent: string) => boolean): Change =>
  (call, answer, sent) =>
    call.endsWith('/submit') && answer.status >= 400 && which(sent)
      ? { ...answer, status: 200, body: { message: 'Thanks' } }
      : undefined

const FAULTS: [fault: string, change: Change, broken: string[]][] = [
  ['kinds are not stored', said(/^GET \/quiz\/[\w-]+$/, leaving('kind')), ['feature.kinds.stored']],
  [
    'the value is told with the question',
    said(QUIZ, (body) =>
      each(body, (fields) =>
        'unit' in fields && 'figures' in fields === false ? { ...fields, value: 1 } : fields,
      ),
    ),
    ['feature.kinds.withheld'],
  ],
  [
    'learners are not told how many to choose',
    said(/\/start$/, leaving('choose')),
    ['feature.kinds.withheld'],
  ],
  ['saves lose the responses', said(/^GET .*\/attempt$/, leaving('responses')), ['feature.kinds.saved']],
  [
    'numbers are stored as numbers',
    said(
      /^GET .*\/attempt$/,
      judged((response) => ({ ...response, number: Number(response.number) })),
    ),
    ['feature.kinds.saved'],
  ],
  ['any response is taken', accepts((sent) => sent.includes('5550')), ['feature.kinds.odd']],
  [
    'a number is shown as it was understood',
    said(
      RESULT,
      judged((response) => ('number' in response ? { ...response, number: '5550' } : response)),
    ),
    ['feature.kinds.typed'],
  ],
  ['responses have no verdict', said(RESULT, leaving('verdict')), ['feature.kinds.verdicts']],
  ['nobody learns what was wrong', said(RESULT, leaving('why')), ['feature.kinds.verdicts']],
  [
    'the score is that of the marks',
    said(RESULT, (body) => ({ ...body, score: 25 })),
    ['feature.kinds.score', 'feature.marking.score'],
  ],
  ['other numbers are thanked for', accepts((sent) => sent.includes('"3"')), ['feature.kinds.repeated']],
  ['learners are not told the marking', said(QUIZ, leaving('marking')), ['feature.marking.told']],
  [
    'wrong answers cost nothing',
    said(RESULT, (body) => ({ ...body, marks: body.marks + 3 })),
    ['feature.marking.sum'],
  ],
  ['lists have no marks', said(/\/admin\/results/, leaving('marks')), ['feature.marking.listed']],
  [
    'a save without marking removes it',
    said(/^GET \/quiz\/[\w-]+$/, leaving('marking')),
    ['feature.marking.told', 'feature.marking.kept'],
  ],
]

test.each(FAULTS)('an API where %s is told so', async (_, change, rules) => {
  expect(await broken(change)).toEqual(expect.arrayContaining(rules))
})

test('each rule finds a fault', () => {
  const rules = [...KIND_RULES, ...MARKING_RULES].map(({ id }) => id)
  expect(new Set(FAULTS.flatMap(([, , found]) => found))).toEqual(new Set(rules))
})

test.each<[string, MockFeature[]]>([
  ['kinds alone', ['kinds']],
  ['marks alone', ['marking']],
  ['both, and the start', ['start', 'kinds', 'marking']],
])('an API that offers %s breaks none of these rules', async (_, features) => {
  expect(await broken(() => undefined, features)).toEqual([])
})

test('a partly right answer is wrong where nothing gives a share', async () => {
  const told = said(
    RESULT,
    judged((response) => ({ ...response, verdict: 'options' in response ? 'partly' : response.verdict })),
  )
  expect(await broken(told, ['kinds'])).toEqual(['feature.kinds.verdicts'])
})
