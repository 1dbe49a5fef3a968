import { askEarly } from '../../src/api/early-answers.ts'
import type { Route, ScreenName } from '../../src/domain/page/paths.ts'

/** The first API calls of a learner's screens, besides the session; `id` is the route's, encoded. */
const CALLS: Partial<Record<ScreenName, (id: string) => string[]>> = {
  home: () => ['/quiz', '/slots/current', '/user/results'],
  oneQuiz: () => ['/quiz', '/slots/current', '/user/results'],
  quiz: (id) => [`/quiz/${id}/taken`, `/quiz/${id}/access`, '/slots/current'],
  quizResult: (id) => [`/quiz/${id}/results`],
  myResults: () => ['/user/results'],
}

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
  const calls = CALLS[name]?.(encodeURIComponent(id)) ?? []
  for (const call of ['/auth/me', ...calls]) askEarly(base + call, token)
}
