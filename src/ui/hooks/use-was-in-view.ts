import { type RefObject, useEffect, useState } from 'react'

/** Whether the element has been in view, so that of hundreds of lines only visible ones render their formulas. */
export function useWasInView(ref: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false)
  // Only the browser knows what is in view.
  useEffect(() => {
    if (!ref.current || seen) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref, seen])
  return seen
}
