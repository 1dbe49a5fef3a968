import { median, percentile } from '../statistics.ts'

/** What was measured of one page, by the figure's key; one number a round, or one a tap. */
export class Samples {
  readonly byKey = new Map<string, number[]>()

  note(key: string, ...values: number[]): void {
    this.byKey.set(key, [...(this.byKey.get(key) ?? []), ...values])
  }
}

/** As written to a file: by page, then by key. */
export type Written = Record<string, Record<string, number[]>>

/** One number of one page; undefined where it was not measured. */
export type Reading = (samples: Samples) => number | undefined

const reading =
  (summary: (values: readonly number[]) => number) =>
  (key: string): Reading =>
  (samples) => {
    const values = samples.byKey.get(key)
    return values && summary(values)
  }

export const medianOf = reading(median)
export const p95Of = reading((values) => percentile(values, 0.95))
export const worstOf = reading((values) => Math.max(...values))

/** How many times more the one is than the other. */
export const ratioOf =
  (more: Reading, less: Reading): Reading =>
  (samples) => {
    const [above, below] = [more(samples), less(samples)]
    return above === undefined || !below ? undefined : above / below
  }
