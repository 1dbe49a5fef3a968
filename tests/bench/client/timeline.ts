import type { Page } from '@playwright/test'

/** Longer ones make a page feel stuck; what is beyond it blocks. */
const LONG_TASK_MS = 50

export interface Task {
  /** Milliseconds since the navigation. */
  at: number
  ms: number
}

export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** Long tasks that began in that time. */
export async function tasksBetween(page: Page, from: number, to: number): Promise<Task[]> {
  const tasks = await page.evaluate(() => window.bench.tasks)
  return tasks.filter((task) => task.at >= from && task.at < to)
}

export const blockingOf = (tasks: readonly Task[]) =>
  sum(tasks.map(({ ms }) => Math.max(0, ms - LONG_TASK_MS)))
export const longestOf = (tasks: readonly Task[]) => Math.max(0, ...tasks.map(({ ms }) => ms))
