/** What one call costs: microseconds of a core of this machine, transactions that write, bytes of write-ahead log and of the answer. */
export interface Cost {
  name: string
  nodeUs: number
  postgresUs: number
  writes: number
  logBytes: number
  answerBytes: number
}

type Figures = Omit<Cost, 'name'>
const FIGURES = ['nodeUs', 'postgresUs', 'writes', 'logBytes', 'answerBytes'] as const

/** Calls of one learner: at eight o'clock, when a quiz begins, a second at work, and when it ends. */
const MORNING = { me: 1, quizzes: 1, available: 1, bookings: 2, current: 2, results: 1, book: 1 }
const BEGIN = { access: 1, start: 1 }
/** The device asks every 8 seconds whether all is well, and saves what was answered, some 30 times in 15 minutes. */
const SECOND_AT_WORK = { beat: 1 / 8, save: 1 / 30 }
const END = { submit: 1, results: 1 }

/** Moments of a day: what a learner calls then, and within how many seconds all of them do. */
const MOMENTS = [
  { name: 'all arrive and book within 10 minutes', calls: MORNING, seconds: 600 },
  { name: 'all arrive and book within 1 minute', calls: MORNING, seconds: 60 },
  { name: 'all begin within 1 minute', calls: BEGIN, seconds: 60 },
  { name: 'all are at work', calls: SECOND_AT_WORK, seconds: 1 },
  { name: 'all submit within 1 minute', calls: END, seconds: 60 },
]
const CROWDS = [100_000, 1_000_000]
/** Cores are not filled beyond this: answers would wait. */
const FILLED = 0.7
const US = 1e6
const HEAD_BYTES = 600

function sumOf(costs: readonly Cost[], calls: Readonly<Record<string, number>>): Figures & { calls: number } {
  const sum = { nodeUs: 0, postgresUs: 0, writes: 0, logBytes: 0, answerBytes: 0, calls: 0 }
  for (const [name, times] of Object.entries(calls)) {
    const cost = costs.find((one) => one.name === name)
    if (!cost) throw new Error(`there is no cost of ${name}`)
    for (const figure of FIGURES) sum[figure] += times * cost[figure]
    sum.calls += times
  }
  return sum
}

const rowOf = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |\n`
const tableOf = (head: readonly string[], rows: readonly (string | number)[][]) =>
  [head, head.map(() => '---'), ...rows].map(rowOf).join('')
const thousands = (value: number) => Math.round(value).toLocaleString('en-US')
const few = (value: number) => (value < 10 ? value.toFixed(1) : thousands(value))

export const tellCosts = (costs: readonly Cost[]): string =>
  tableOf(
    ['call', 'node µs', 'PostgreSQL µs', 'writes', 'log bytes', 'answer bytes'],
    costs.map((cost) => [
      cost.name,
      thousands(cost.nodeUs),
      thousands(cost.postgresUs),
      cost.writes.toFixed(2),
      thousands(cost.logBytes),
      thousands(cost.answerBytes),
    ]),
  )

export const tellNeeds = (costs: readonly Cost[]): string =>
  CROWDS.map((crowd) => {
    const rows = MOMENTS.map(({ name, calls, seconds }) => {
      const sum = sumOf(costs, calls)
      const rate = crowd / seconds
      const cores = (us: number) => few((us * rate) / US / FILLED)
      return [
        name,
        thousands(sum.calls * rate),
        cores(sum.nodeUs),
        cores(sum.postgresUs),
        thousands(sum.writes * rate),
        few((sum.logBytes * rate) / US),
        few(((sum.answerBytes + HEAD_BYTES * sum.calls) * rate * 8) / US),
      ]
    })
    const head = ['calls/s', 'node cores', 'PostgreSQL cores', 'writes/s', 'log MB/s', 'Mbit/s']
    return `\n${tableOf([`${thousands(crowd)} people`, ...head], rows)}`
  }).join('')
