import type { RouteName } from '../../src/domain/page/screens.ts'
import type { GetToken } from '../../src/stores/session/token.ts'

/** Each element with the route that it opens first. */
export const HOME_OF = {
  'quiz-app': 'home',
  'quiz-admin': 'admin',
  'slot-booker': 'bookSlot',
} as const satisfies Record<string, RouteName>

export type Tag = keyof typeof HOME_OF

/** The page's token functions, which elements may have from before their script was loaded. */
export const earlyGetTokens = (): GetToken[] =>
  [...document.querySelectorAll(Object.keys(HOME_OF).join())].flatMap(
    (element) => Reflect.get(element, 'getToken') ?? [],
  )
