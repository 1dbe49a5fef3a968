import { askEarly } from '../../src/api/early-answers.ts'
import type { Route } from '../../src/domain/page/paths.ts'
import { screenOf } from '../../src/domain/page/screens.ts'

/** A text that the application has stored; undefined where there is none or storage is blocked. */
export function storedText(key: string): string | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return typeof stored === 'string' ? stored : undefined
  } catch {
    return undefined
  }
}

/** Asks for the session and for what the first screen needs, while the application is on its way. */
export function askFirstCalls(apiBase: string, { name, values: [id = ''] }: Route): void {
  const token = storedText('quiz:token')
  const base = apiBase.replace(/\/+$/, '')
  if (token === undefined && storedText('quiz:cookie-user') === undefined) {
    // Only this one shows a visitor more than the sign-in first.
    if (name === 'oneQuiz') askEarly(`${base}/quiz`, undefined)
    return
  }
  for (const call of ['/auth/me', ...(screenOf(name).calls ?? [])])
    askEarly(base + call.replace(':id', encodeURIComponent(id)), token)
}
