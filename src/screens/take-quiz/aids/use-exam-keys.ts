import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { digitOf, type ExamCommand, examCommand } from '../../../domain/attempts/exam-keys.ts'
import { isStandalone } from '../../../platform/standalone.ts'

const isTyping = ([target]: EventTarget[]) =>
  target instanceof Element &&
  target.matches('input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]')

const isHeld = (event: KeyboardEvent) =>
  event.ctrlKey || event.metaKey || event.altKey || event.getModifierState('AltGraph')

const isOpen = (root: Node) => (root as ParentNode & Node).querySelector('dialog[open]') !== null

/** Within this time a second digit completes a number. */
const NUMBER_MS = 1000

/** The digit typed just before; a third one starts a new number. */
function useDigitBefore() {
  const last = useRef({ digit: 0, at: 0 })
  return (event: KeyboardEvent): number => {
    const { digit, at } = last.current
    const before = event.timeStamp - at < NUMBER_MS ? digit : 0
    last.current = { digit: before > 0 ? 0 : (digitOf(event) ?? 0), at: event.timeStamp }
    return before
  }
}

/** Whether the page leaves single keys to the exam; false until rendered. */
export function useIsStandalone(place: RefObject<HTMLElement | null>): boolean {
  const [alone, setAlone] = useState(false)
  useLayoutEffect(() => {
    const root = place.current?.getRootNode()
    if (root instanceof ShadowRoot) setAlone(isStandalone(root.host))
  }, [place])
  return alone
}

/**
 * Single keys, while `on` and the focus is in the element. Handled at its root, so that the host page's shortcuts do
 * not see our keys, and we do not see keys pressed outside.
 */
export function useExamKeys(
  place: RefObject<HTMLElement | null>,
  on: boolean,
  options: number,
  perform: (command: ExamCommand) => void,
): void {
  const digitBefore = useDigitBefore()
  const commandFor = useEffectEvent((event: KeyboardEvent) =>
    event.isComposing || event.defaultPrevented || isHeld(event) || isTyping(event.composedPath())
      ? undefined
      : examCommand(event, options, digitBefore(event)),
  )
  const run = useEffectEvent(perform)
  useEffect(() => {
    const root = place.current?.getRootNode()
    if (!root || !on) return
    const listeners = new AbortController()
    const pressed = new Set<string>()
    const down = (event: Event) => {
      if (!(event instanceof KeyboardEvent)) return
      const command = event.repeat || isOpen(root) ? undefined : commandFor(event)
      if (command) {
        event.preventDefault()
        pressed.add(event.code)
        run(command)
      }
      if (command || (event.repeat && pressed.has(event.code))) event.stopPropagation()
    }
    // Anywhere, because the focused element may be gone with its question.
    const up = (event: KeyboardEvent) => {
      if (pressed.delete(event.code)) event.stopPropagation()
    }
    root.addEventListener('keydown', down, listeners)
    window.addEventListener('keyup', up, { signal: listeners.signal, capture: true })
    return () => listeners.abort()
  }, [place, on])
}
