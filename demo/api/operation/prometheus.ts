/*
 * The parts of Prometheus' text format that are needed here.
 */

type Labels = Readonly<Record<string, string | number>>

export interface Series {
  name: string
  help: string
  type: 'counter' | 'gauge' | 'histogram'
  samples: readonly { suffix?: string; labels?: Labels; value: number }[]
}

const escaped = (text: string | number) =>
  String(text).replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')

function writeLabels(labels: Labels = {}): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`)
  return pairs.length > 0 ? `{${pairs.join(',')}}` : ''
}

/** The response to a scrape. */
export const writeSeries = (all: readonly Series[]): string =>
  all
    .flatMap(({ name, help, type, samples }) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      ...samples.map(({ suffix = '', labels, value }) => `${name}${suffix}${writeLabels(labels)} ${value}`),
    ])
    .join('\n')
    .concat('\n')

type Named = Pick<Series, 'name' | 'help'>

/** Counts by labels. */
export class Counter {
  readonly #counts = new Map<string, { labels: Labels; value: number }>()
  readonly #named: Named

  constructor(named: Named) {
    this.#named = named
  }

  add(labels: Labels) {
    const key = JSON.stringify(labels)
    const count = this.#counts.get(key) ?? { labels, value: 0 }
    count.value++
    this.#counts.set(key, count)
  }

  read = (): Series => ({ ...this.#named, type: 'counter', samples: [...this.#counts.values()] })
}

interface Distribution {
  labels: Labels
  /** The number of values between each bound and the one before; the last entry is for the rest. */
  counts: number[]
  sum: number
}

/** The distribution of values, by labels. */
export class Histogram {
  readonly #distributions = new Map<string, Distribution>()
  readonly #named: Named
  readonly #bounds: readonly number[]

  constructor(named: Named, bounds: readonly number[]) {
    this.#named = named
    this.#bounds = bounds
  }

  add(labels: Labels, value: number) {
    const key = JSON.stringify(labels)
    const known = this.#distributions.get(key)
    const found = known ?? {
      labels,
      counts: Array.from({ length: this.#bounds.length + 1 }, () => 0),
      sum: 0,
    }
    const bucket = this.#bounds.findIndex((bound) => value <= bound)
    const place = bucket < 0 ? this.#bounds.length : bucket
    found.counts[place] = (found.counts[place] ?? 0) + 1
    found.sum += value
    this.#distributions.set(key, found)
  }

  #samplesOf({ labels, counts, sum }: Distribution) {
    let total = 0
    const buckets = counts.map((count, index) => {
      total += count
      return { suffix: '_bucket', labels: { ...labels, le: this.#bounds[index] ?? '+Inf' }, value: total }
    })
    return [...buckets, { suffix: '_sum', labels, value: sum }, { suffix: '_count', labels, value: total }]
  }

  read = (): Series => ({
    ...this.#named,
    type: 'histogram',
    samples: [...this.#distributions.values()].flatMap((one) => this.#samplesOf(one)),
  })
}
