import { askEarly } from '../../src/api/early-answers.ts'
import type { Route } from '../../src/domain/page/paths.ts'
import { firstCallsOf } from '../../src/domain/page/screens.ts'

/** Text stored by the application; undefined if there is none or storage is blocked. */
export function storedText(key: string): string | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return typeof stored === 'string' ? stored : undefined
  } catch {
    return undefined
  }
}

/** Requests the session and the first screen's data while the application is loading. */
export function askFirstCalls(apiBase: string, { name, values: [id = ''] }: Route): void {
  const token = storedText('quiz:token')
  const base = apiBase.replace(/\/+$/, '')
  if (token === undefined && storedText('quiz:cookie-user') === undefined) {
    // Only this screen initially shows visitors more than the sign-in.
    if (name === 'oneQuiz') askEarly(`${base}/quiz`, undefined)
    return
  }
  for (const call of ['/auth/me', ...firstCallsOf(name)])
    askEarly(base + call.replace(':id', encodeURIComponent(id)), token)
}
