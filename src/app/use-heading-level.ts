import { useEffect } from 'react'

/** What a page asks for is the exception, so that its code comes on demand. */
export function useHeadingLevel(root: ShadowRoot, level: number): void {
  useEffect(() => {
    if (level === 1) return
    let raise = () => {}
    let isGone = false
    void import('./heading-level.ts').then(
      ({ lowerHeadings }) => {
        if (!isGone) raise = lowerHeadings(root, level)
      },
      () => {},
    )
    return () => {
      isGone = true
      raise()
    }
  }, [root, level])
}
