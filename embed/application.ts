import type { ComponentType } from 'react'
import type { AppProps } from '../src/app/app-root.tsx'
import { prepareFirst } from '../src/app/lazy-one-quiz.tsx'
import { QuizAdmin } from '../src/app/quiz-admin.tsx'
import { QuizApp } from '../src/app/quiz-app.tsx'
import { SlotBooker } from '../src/app/slot-booker.tsx'
import { connect } from '../src/app/start.ts'
import type { Route } from '../src/domain/lib/paths.ts'
import { within } from '../src/platform/wait.ts'
import { sessionKnown } from '../src/stores/session/session.ts'
import { defineElement } from './element.tsx'

const APPS = {
  'quiz-app': QuizApp,
  'quiz-admin': QuizAdmin,
  'slot-booker': SlotBooker,
} as const satisfies Record<string, ComponentType<AppProps>>

export type Tag = keyof typeof APPS

/** How long the first screen may wait for what it shows, all of which was asked for together with this chunk. */
const FIRST_SCREEN_MS = 1000

async function prepare(first: Route, apiBase: string): Promise<void> {
  connect(apiBase)
  await sessionKnown()
  await prepareFirst(first)
}

/** Registers an element once its first screen can be drawn. `apiBase` is that of an element that waits to be drawn. */
export async function define(tag: Tag, first: Route, apiBase: string | null): Promise<void> {
  try {
    if (apiBase) await within(FIRST_SCREEN_MS, prepare(first, apiBase))
  } finally {
    defineElement(tag, APPS[tag])
  }
}
