import type { GetToken } from '../../src/stores/session/token.ts'

const TAGS = ['quiz-app', 'quiz-admin', 'slot-booker'] as const
export type Tag = (typeof TAGS)[number]

/** The page's functions for tokens, which elements may have from before their script came. */
export const earlyGetTokens = (): GetToken[] =>
  [...document.querySelectorAll(TAGS.join())].flatMap((element) => Reflect.get(element, 'getToken') ?? [])
