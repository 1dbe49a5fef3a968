import { prepareFirst } from '../../src/app/routes/lazy-one-quiz.tsx'
import { connect } from '../../src/app/start/start.ts'
import { isApiBase } from '../../src/domain/page/api-base.ts'
import type { Route } from '../../src/domain/page/paths.ts'
import { within } from '../../src/platform/wait.ts'
import { provideToken, sessionKnown } from '../../src/stores/session/session.ts'
import { QuizAdminElement, QuizAppElement, SlotBookerElement } from './classes.ts'
import { defineElement } from './members.ts'
import { earlyGetTokens, type Tag } from './tags.ts'

export { QuizAdminElement, QuizAppElement, SlotBookerElement }

const CLASSES = {
  'quiz-app': QuizAppElement,
  'quiz-admin': QuizAdminElement,
  'slot-booker': SlotBookerElement,
} as const satisfies Record<Tag, CustomElementConstructor>

/** How long the first screen may wait for its data, which was requested together with this chunk. */
const FIRST_SCREEN_MS = 1000

async function prepare(first: Route, apiBase: string): Promise<void> {
  for (const getToken of earlyGetTokens()) provideToken(getToken)
  connect(apiBase)
  await sessionKnown()
  await prepareFirst(first)
}

/**
 * Registers an element once its first screen can be rendered in its language. `apiBase` is that of a waiting element;
 * empty if there is none.
 */
export async function define(
  tag: Tag,
  first: Route,
  apiBase: string,
  speaking: Promise<unknown> | undefined,
): Promise<void> {
  try {
    await within(
      FIRST_SCREEN_MS,
      Promise.all([
        speaking?.catch(() => {}),
        apiBase && isApiBase(apiBase, location.href) && prepare(first, apiBase),
      ]),
    )
  } finally {
    defineElement(tag, CLASSES[tag])
  }
}
