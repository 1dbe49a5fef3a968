import type { ComponentType } from 'react'
import type { AppProps } from '../src/app/app-root.tsx'
import { QuizAdmin } from '../src/app/quiz-admin.tsx'
import { QuizApp } from '../src/app/quiz-app.tsx'
import { preloadScreen } from '../src/app/screens.tsx'
import { SlotBooker } from '../src/app/slot-booker.tsx'
import type { RouteName } from '../src/domain/lib/paths.ts'
import { within } from '../src/platform/wait.ts'
import { defineElement } from './element.tsx'

const APPS = {
  'quiz-app': QuizApp,
  'quiz-admin': QuizAdmin,
  'slot-booker': SlotBooker,
} as const satisfies Record<string, ComponentType<AppProps>>

export type Tag = keyof typeof APPS

/** The chunk of the first screen was requested with this one, so it is here too, or will not come soon. */
const SCREEN_MS = 1000

/** Registers an element, once its first screen can be drawn at once. */
export async function define(tag: Tag, first: RouteName | undefined): Promise<void> {
  if (first) await within(SCREEN_MS, preloadScreen(first))
  defineElement(tag, APPS[tag])
}
