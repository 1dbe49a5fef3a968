/** Focuses the title in a box without scrolling to it. Returns false if there is none. */
export function focusTitle(box: ParentNode): boolean {
  const title = box.querySelector('h1')
  if (!title) return false
  title.tabIndex = -1
  title.focus({ preventScroll: true })
  return true
}
