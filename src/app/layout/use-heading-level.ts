import { useEffect } from 'react'

/** What a page asks for is the exception, so that its code comes on demand. */
export function useHeadingLevel(root: ShadowRoot, level: number): void {
  useEffect(() => {
    if (level === 1) return
    const lowered = import('./heading-level.ts').then(
      ({ lowerHeadings }) => lowerHeadings(root, level),
      () => undefined,
    )
    return () => void lowered.then((raise) => raise?.())
  }, [root, level])
}
