import { atom } from 'nanostores'

const SEARCH_DELAY_MS = 300

/** A text that is searched for, without the blanks around it, once the typing pauses. `search` hears of texts that are new. */
export function createSearchBox(search: (text: string) => void) {
  const $text = atom('')
  let searched = ''
  let pause: ReturnType<typeof setTimeout> | undefined

  /** Searches without waiting for a pause. */
  function now(): void {
    clearTimeout(pause)
    const text = $text.get().trim()
    if (text === searched) return
    searched = text
    search(text)
  }
  function type(text: string): void {
    $text.set(text)
    clearTimeout(pause)
    pause = setTimeout(now, SEARCH_DELAY_MS)
  }
  function clear(): void {
    $text.set('')
    now()
  }
  /** Empties it and tells nobody. */
  function reset(): void {
    clearTimeout(pause)
    searched = ''
    $text.set('')
  }
  return { $text, type, now, clear, reset }
}
