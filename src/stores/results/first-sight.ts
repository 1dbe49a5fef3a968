import { readTab, writeTab } from '../lib/tab-storage.ts'

const KEY = 'quiz:results-seen'

/** Whether this tab shows the result for the first time: false from then on, also after a reload. */
export function takeFirstSight(resultId: string): boolean {
  const seen = (readTab(KEY) ?? '').split(' ')
  if (seen.includes(resultId)) return false
  writeTab(KEY, [...seen, resultId].join(' '))
  return true
}
