import { HASH_OWNER, hashWith, pathInHash, paths } from '../../domain/page/paths.ts'

/** Where learners take a quiz on this page; undefined if the page has no `<quiz-app>` with an address. */
export function quizAddress(quizId: string): string | undefined {
  if (!document.querySelector(HASH_OWNER)) return undefined
  const { hash, href } = window.location
  const routing = pathInHash(hash, 'prefix') === undefined ? 'hash' : 'prefix'
  return new URL(hashWith(hash, paths.quiz(quizId), routing), href).href
}
