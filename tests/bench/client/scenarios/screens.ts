import { CONDITIONS, DESKTOP, SLOW } from '../browser.ts'
import type { Wish } from '../in-page/probe.ts'
import type { QuizPage } from '../pages.ts'
import { medianOf } from '../samples.ts'
import type { Bench, Scenario } from '../scenario.ts'
import { blockingOf, tasksBetween } from '../timeline.ts'

interface FirstScreen {
  name: string
  /** Its address, of pages that have it. */
  path: (page: QuizPage) => string | undefined
  /** What its content is known by. */
  wish: Wish
  device?: typeof DESKTOP
}

const SCREENS: readonly FirstScreen[] = [
  { name: 'home', path: ({ learner }) => learner?.('/'), wish: { text: 'Take Quiz' } },
  {
    name: 'booking page',
    path: ({ learner }) => learner?.('/book-slot'),
    wish: { selector: '.slot-row button' },
  },
  {
    name: 'dashboard',
    path: ({ admin }) => admin?.('/admin'),
    wish: { text: 'Geometrical optics' },
    device: DESKTOP,
  },
]

async function measure(bench: Bench, page: QuizPage, { name, path, wish, device }: FirstScreen) {
  const address = path(page)
  if (address === undefined) return
  for (const conditions of CONDITIONS) {
    const context = await bench.newContext(device)
    const { page: opened } = await bench.visit(context, bench.url + address, conditions, wish)
    const { at } = await opened.evaluate(() => window.bench.expected())
    const samples = bench.samplesOf(page)
    samples.note(`${name} ${conditions.name}`, at)
    samples.note(`${name} ${conditions.name} blocking`, blockingOf(await tasksBetween(opened, 0, at)))
    await context.close()
  }
}

/** A cold load until the first paint with content of the screens where people arrive. */
export const screens: Scenario = {
  name: 'screens',
  figures: () =>
    SCREENS.flatMap(({ name }) =>
      CONDITIONS.flatMap((conditions) => [
        {
          label: `${name}, ${conditions.name}: first content`,
          unit: 'ms' as const,
          reading: medianOf(`${name} ${conditions.name}`),
          ...(conditions === SLOW && { goal: { atMost: 1.5, times: 'floor' as const }, column: name }),
        },
        {
          label: `${name}, ${conditions.name}: blocking until then`,
          unit: 'ms' as const,
          reading: medianOf(`${name} ${conditions.name} blocking`),
        },
      ]),
    ),
  async round(bench) {
    for (const screen of SCREENS) for (const page of bench.pages) await measure(bench, page, screen)
  },
}
