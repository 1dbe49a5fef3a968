import { describe, expect, test } from 'vitest'
import { type Attempt, beginAttempt, type Phase, type Work } from '../../../src/domain/attempts/attempt.ts'
import { mergeAttempts } from '../../../src/domain/attempts/attempt-mirrors.ts'
import { type AttemptEvent, transition } from '../../../src/domain/attempts/attempt-phases.ts'
import { optionOf } from '../../../src/domain/kinds/answer.ts'
import type { SubmitReason } from '../../../src/domain/lib/failure.ts'
import { asha, at, opticsQuiz, opticsQuizOf } from '../../support/school/fixtures.ts'

const LOST: SubmitReason = { code: 'submission-lost' }
const CLOSED: SubmitReason = { code: 'submission-closed' }
const EARLIER: Work = { answers: [1, null, null], flags: [], current: 0 }
const begun = beginAttempt(opticsQuiz, asha._id, at('10:00:00'))
const worked: Attempt = {
  ...begun,
  answers: [3, null, 0],
  flags: [1],
  struck: [{ question: 1, option: 1 }],
  current: 2,
  sent: [EARLIER],
  revision: 7,
}
const emptied: Attempt = {
  ...worked,
  answers: [],
  flags: [],
  current: 0,
  questionIds: [],
  places: [],
  struck: [],
  sent: [],
  title: '',
  paper: '',
}

const PHASES = {
  working: worked,
  waiting: { ...worked, phase: { name: 'waiting', why: LOST, byClock: false } },
  refused: { ...worked, phase: { name: 'refused', why: CLOSED } },
  submitted: { ...emptied, phase: { name: 'closed', how: 'submitted' } },
  discarded: { ...emptied, phase: { name: 'closed', how: 'discarded' } },
  superseded: { ...emptied, phase: { name: 'closed', how: 'superseded' } },
} satisfies Record<string, Attempt>
type PhaseName = keyof typeof PHASES

const nameOf = ({ phase }: { phase: Phase }): PhaseName => (phase.name === 'closed' ? phase.how : phase.name)

const EVENTS = {
  answered: { type: 'answered', question: 1, answer: 2 },
  cleared: { type: 'cleared', question: 0 },
  struck: { type: 'struck', question: 1, option: 3 },
  flagged: { type: 'flagged', question: 0 },
  moved: { type: 'moved', question: 1 },
  fitted: { type: 'fitted', quiz: opticsQuizOf(5) },
  retimed: { type: 'retimed', deadline: begun.deadline + 1, now: at('10:05:00') },
  'save-sent': { type: 'save-sent' },
  'save-refused': { type: 'save-refused', sent: EARLIER },
  'save-acknowledged': { type: 'save-acknowledged', sent: EARLIER, revision: 1 },
  'copy-read': {
    type: 'copy-read',
    copy: { revision: 1, ...EARLIER, answers: EARLIER.answers.map(optionOf) },
  },
  'copy-missing': { type: 'copy-missing' },
  delayed: { type: 'delayed', why: { code: 'too-many-submissions' }, byClock: true },
  refused: { type: 'refused', why: { code: 'other', reason: { code: 'no-permission' } } },
  submitted: { type: 'submitted' },
  discarded: { type: 'discarded' },
  superseded: { type: 'superseded' },
  restarted: { type: 'restarted', fresh: begun },
} satisfies Record<AttemptEvent['type'], AttemptEvent>

/** What each event makes of an attempt in each phase; `-` is nothing at all. */
const TABLE = `
                   working     waiting     refused     submitted   discarded   superseded
answered           working     -           -           -           -           -
cleared            working     -           -           -           -           -
struck             working     -           -           -           -           -
flagged            working     -           -           -           -           -
moved              working     -           -           -           -           -
fitted             working     waiting     refused     -           -           -
retimed            working     waiting     refused     -           -           -
save-sent          working     waiting     refused     -           -           -
save-refused       working     waiting     refused     -           -           -
save-acknowledged  working     waiting     refused     -           -           -
copy-read          working     waiting     refused     -           -           -
copy-missing       working     waiting     refused     -           -           -
delayed            waiting     waiting     waiting     -           -           -
refused            refused     refused     refused     -           -           -
submitted          submitted   submitted   submitted   -           submitted   submitted
discarded          discarded   discarded   discarded   -           -           -
superseded         superseded  superseded  superseded  -           -           -
restarted          -           -           -           -           working     working
`

const [heads = [], ...lines] = TABLE.trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/))
const rows = lines.flatMap(([event = '', ...cells]) =>
  cells.map((cell, index) => [event, heads[index] ?? '', cell] as [AttemptEvent['type'], PhaseName, string]),
)

test('the table has every phase and every event', () => {
  expect(heads.toSorted()).toEqual(Object.keys(PHASES).toSorted())
  expect(lines.map(([event]) => event).toSorted()).toEqual(Object.keys(EVENTS).toSorted())
  expect(rows).toHaveLength(108)
})

test.each(rows)('the event %s in phase %s leads to %s', (event, phase, expected) => {
  const before = PHASES[phase]
  const after = transition(before, EVENTS[event])
  if (expected === '-') expect(after, 'the very same object').toBe(before)
  else {
    expect(nameOf(after)).toBe(expected)
    expect(after.revision).toBe(before.revision + 1)
  }
})

describe('an event', () => {
  test('that changes nothing makes no revision', () => {
    expect(transition(worked, { type: 'moved', question: 2 })).toBe(worked)
    expect(transition(worked, { type: 'answered', question: 0, answer: 3 })).toBe(worked)
    expect(transition(worked, { type: 'cleared', question: 1 })).toBe(worked)
    expect(transition(worked, { type: 'fitted', quiz: opticsQuiz })).toBe(worked)
    expect(transition(PHASES.waiting, { type: 'delayed', why: LOST, byClock: false })).toBe(PHASES.waiting)
  })

  test('that closes an attempt leaves nothing of its answers and questions', () => {
    expect(transition(worked, { type: 'discarded' })).toEqual({ ...PHASES.discarded, revision: 8 })
  })

  test('that delays a submission keeps every answer, and the reason', () => {
    expect(transition(worked, EVENTS.delayed)).toEqual({
      ...worked,
      revision: 8,
      phase: { name: 'waiting', why: { code: 'too-many-submissions' }, byClock: true },
    })
  })

  test('that adds time continues an attempt that waits because its time was over, and no other one', () => {
    const late = { ...worked, phase: { name: 'waiting', why: LOST, byClock: true } } as const
    const more = { type: 'retimed', deadline: begun.deadline + 60_000, now: begun.deadline } as const
    expect(nameOf(transition(late, more))).toBe('working')
    expect(nameOf(transition(late, { ...more, deadline: undefined }))).toBe('waiting')
    expect(nameOf(transition(PHASES.waiting, more))).toBe('waiting')
  })

  test('that restarts an attempt begins it without answers, one revision after the tombstone', () => {
    expect(transition(PHASES.discarded, EVENTS.restarted)).toEqual({ ...begun, revision: 8 })
  })
})

const later = { ...begun, startedAt: begun.startedAt + 1 }
const other = { ...begun, userId: 'user-ben' }

type Merged = [startedAt: number, phase: PhaseName, revision: number][]
const MERGES: [name: string, held: Attempt[], mirror: Attempt[], merged: Merged][] = [
  ['no attempt where neither has one', [], [], []],
  ['what only the first one knows', [worked], [], [[0, 'working', 7]]],
  ['what only the second one knows', [], [worked], [[0, 'working', 7]]],
  ['the higher revision, from the second one', [begun], [worked], [[0, 'working', 7]]],
  ['the higher revision, from the first one', [worked], [begun], [[0, 'working', 7]]],
  ['the tombstone that came later', [worked], [{ ...PHASES.discarded, revision: 8 }], [[0, 'discarded', 8]]],
  [
    'what restarted after the tombstone',
    [PHASES.discarded],
    [{ ...begun, revision: 8 }],
    [[0, 'working', 8]],
  ],
  [
    'what was submitted, whatever the revision',
    [{ ...worked, revision: 99 }],
    [PHASES.submitted],
    [[0, 'submitted', 7]],
  ],
  [
    'what was submitted, on the other side',
    [PHASES.submitted],
    [{ ...worked, revision: 99 }],
    [[0, 'submitted', 7]],
  ],
  ['the later start alone, where the earlier copy is stale', [later], [worked], [[1, 'working', 0]]],
  [
    'the later start, and the earlier one closed',
    [worked],
    [later],
    [
      [0, 'superseded', 8],
      [1, 'working', 0],
    ],
  ],
  [
    'nothing older than a tombstone',
    [{ ...later, phase: PHASES.submitted.phase }],
    [worked],
    [[1, 'submitted', 0]],
  ],
  [
    'the attempts of two people',
    [worked],
    [other],
    [
      [0, 'working', 7],
      [0, 'working', 0],
    ],
  ],
]

describe('two copies, once merged,', () => {
  test.each(MERGES)('keep %s', (_, held, mirror, expected) => {
    const merged = mergeAttempts(held, mirror)
    expect(merged.map((one) => [one.startedAt - begun.startedAt, nameOf(one), one.revision])).toEqual(
      expected,
    )
    expect(mergeAttempts(merged, mirror), 'merged once more it is the same').toEqual(merged)
    expect(mergeAttempts(merged, merged)).toEqual(merged)
  })
})
