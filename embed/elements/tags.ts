import type { GetToken } from '../../src/stores/session/token.ts'

const TAGS = ['quiz-app', 'quiz-admin', 'slot-booker'] as const
export type Tag = (typeof TAGS)[number]

/** The page's token functions, which elements may have from before their script was loaded. */
export const earlyGetTokens = (): GetToken[] =>
  [...document.querySelectorAll(TAGS.join())].flatMap((element) => Reflect.get(element, 'getToken') ?? [])
