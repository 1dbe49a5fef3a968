/** Long tasks, and the layout shifts that no tap explains; `at` in milliseconds since the navigation. */
export const tasks: { at: number; ms: number }[] = []
export const shifts: { at: number; value: number }[] = []

const listen = (type: string, note: (entry: PerformanceEntry) => void) =>
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
}

listen('longtask', (entry) => tasks.push({ at: entry.startTime, ms: entry.duration }))
listen('layout-shift', (entry) => {
  const { startTime, value, hadRecentInput } = entry as LayoutShift
  if (!hadRecentInput) shifts.push({ at: startTime, value })
})
