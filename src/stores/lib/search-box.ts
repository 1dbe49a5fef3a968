import { atom } from 'nanostores'

const SEARCH_DELAY_MS = 300

/** A debounced search text. `search` gets it trimmed, and only if it changed. */
export function createSearchBox(search: (text: string) => void) {
  const $text = atom('')
  let searched = ''
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Searches without waiting. */
  function now(): void {
    clearTimeout(timer)
    const text = $text.get().trim()
    if (text === searched) return
    searched = text
    search(text)
  }
  function type(text: string): void {
    $text.set(text)
    clearTimeout(timer)
    timer = setTimeout(now, SEARCH_DELAY_MS)
  }
  function clear(): void {
    $text.set('')
    now()
  }
  /** Empties it without searching. */
  function reset(): void {
    clearTimeout(timer)
    searched = ''
    $text.set('')
  }
  return { $text, type, now, clear, reset }
}
