import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { type HostEvents, onHostEvent } from '../stores/page/events.ts'
import { type ElementAttributes, start, stop } from './start.ts'

/** What the element hands to its application. */
export interface AppProps extends ElementAttributes {
  /** Dispatches an event on the element. */
  emit: (name: keyof HostEvents | 'quiz-error', detail: object) => void
}

/** Starts the page with the element's attributes, and lets the element speak of what happens. */
export function AppRoot({ emit, children, ...attributes }: AppProps & { children: ReactNode }) {
  // The host page hears of what happens through events of the element.
  useEffect(() => onHostEvent(emit), [emit])
  const [started, setStarted] = useState(false)
  // The page is no part of React: it starts once, and learns of changed attributes. Before paint, and before anything is
  // shown, so that nothing flashes.
  useLayoutEffect(() => {
    start(emit, attributes)
    setStarted(true)
  })
  // What an element said goes with it.
  useEffect(() => () => stop(emit), [emit])
  return started ? children : null
}
