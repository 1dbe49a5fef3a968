import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { HOST_EVENTS, onHostEvent } from '../stores/page/events.ts'
import { type ElementAttributes, start, stop } from './start/start.ts'

/** Every event that an element dispatches. */
export const EVENT_NAMES = [...HOST_EVENTS, 'quiz-error'] as const

/** Props that an element passes to its application. */
export interface AppProps extends ElementAttributes {
  element: Element
  /** Dispatches an event on the element. */
  emit: (name: (typeof EVENT_NAMES)[number], detail: object) => void
  /** Supplies the function that navigates the application; undefined once it is gone. */
  onOpenable: (navigate?: (path: string) => void) => void
  /** The first screen has been rendered. */
  onDrawn: () => void
}

/** Starts the page with the element's attributes, and forwards host events to the element. */
export function AppRoot({
  element,
  emit,
  onOpenable: _onOpenable,
  onDrawn: _onDrawn,
  children,
  ...attributes
}: AppProps & { children: ReactNode }) {
  useEffect(() => onHostEvent(emit), [emit])
  const [started, setStarted] = useState(false)
  // Every render may bring changed attributes. A layout effect, because nothing may flash before the start.
  useLayoutEffect(() => {
    start(element, attributes)
    setStarted(true)
  })
  useEffect(() => () => stop(element), [element])
  return started ? children : null
}
