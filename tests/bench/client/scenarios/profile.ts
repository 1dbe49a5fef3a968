import type { CDPSession } from '@playwright/test'
import { SLOW } from '../browser.ts'
import type { QuizPage } from '../pages.ts'
import type { Bench, Scenario } from '../scenario.ts'
import { sum } from '../timeline.ts'

const BIGGEST = 10
/** Of those that include what they call, of which the first are the roots. */
const BIGGEST_WHOLE = 60
const SAMPLE_EVERY_US = 200

interface CallFrame {
  functionName: string
  url: string
  lineNumber: number
  columnNumber: number
}

interface Profile {
  nodes: { id: number; callFrame: CallFrame; children?: number[] }[]
  samples?: number[]
  timeDeltas?: number[]
}

const scriptOf = ({ url }: CallFrame) => url.split('/').at(-1) || '(browser)'
const placeOf = (frame: CallFrame) =>
  `${frame.functionName || '(anonymous)'} ${scriptOf(frame)}:${frame.lineNumber + 1}:${frame.columnNumber + 1}`

/** Time in each node itself, in milliseconds by its id. */
function ownTimes({ samples = [], timeDeltas = [] }: Profile): Map<number, number> {
  const times = new Map<number, number>()
  samples.forEach((id, index) => {
    times.set(id, (times.get(id) ?? 0) + (timeDeltas[index] ?? 0) / 1000)
  })
  return times
}

/** Time in the very function, not in those it calls; milliseconds by name. */
function selfTimes(profile: Profile, nameOf: (frame: CallFrame) => string): [name: string, ms: number][] {
  const own = ownTimes(profile)
  const times = new Map<string, number>()
  for (const { id, callFrame } of profile.nodes) {
    const name = nameOf(callFrame)
    if (callFrame.functionName !== '(idle)') times.set(name, (times.get(name) ?? 0) + (own.get(id) ?? 0))
  }
  return [...times].toSorted(([, one], [, other]) => other - one)
}

/** Time in a function and all that it calls; one that calls itself counts once. */
function wholeTimes(profile: Profile): [name: string, ms: number][] {
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]))
  const own = ownTimes(profile)
  const times = new Map<string, number>()
  function add(id: number, above: ReadonlySet<string>): number {
    const node = nodes.get(id)
    if (!node) return 0
    const name = placeOf(node.callFrame)
    const below = new Set(above).add(name)
    const ms = (own.get(id) ?? 0) + sum((node.children ?? []).map((child) => add(child, below)))
    if (!above.has(name)) times.set(name, (times.get(name) ?? 0) + ms)
    return ms
  }
  const [root] = profile.nodes
  if (root) add(root.id, new Set())
  return [...times].filter(([name]) => !name.startsWith('(')).toSorted(([, one], [, other]) => other - one)
}

function print(title: string, times: readonly [name: string, ms: number][], count = BIGGEST): void {
  const all = sum(times.map(([, ms]) => ms))
  const lines = times
    .slice(0, count)
    .map(([name, ms]) => `| ${name} | ${ms.toFixed(0)} | ${((ms / all) * 100).toFixed(1)} % |`)
  process.stdout.write(`\n| ${title} | ms | share |\n| --- | ---: | ---: |\n${lines.join('\n')}\n`)
}

async function beginProfile(cdp: CDPSession): Promise<void> {
  await cdp.send('Profiler.enable')
  await cdp.send('Profiler.setSamplingInterval', { interval: SAMPLE_EVERY_US })
  await cdp.send('Profiler.start')
}

async function profilePage(bench: Bench, quizPage: QuizPage): Promise<void> {
  const context = await bench.newContext()
  const url = bench.url + quizPage.quiz('plain-100')
  const { page, cdp } = await bench.visit(context, url, SLOW, 'question', beginProfile)
  await page.evaluate(() => window.bench.expected())
  const { profile } = await cdp.send('Profiler.stop')
  print(`${quizPage.name}: the load's biggest functions, 4x slower`, selfTimes(profile, placeOf))
  print(`${quizPage.name}: with what they call`, wholeTimes(profile), BIGGEST_WHOLE)
  print(`${quizPage.name}: by script`, selfTimes(profile, scriptOf))
  await context.close()
}

/** Where the time of a load goes. A build that is not minified has names. */
export const profile: Scenario = {
  name: 'profile',
  onDemand: true,
  figures: () => [],
  async round(bench) {
    for (const page of bench.pages.filter(({ role }) => role === 'ours')) await profilePage(bench, page)
  },
}
