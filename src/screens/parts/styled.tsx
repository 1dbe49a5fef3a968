import { type ReactNode, useRef } from 'react'
import { useSheet } from '../../ui/lib/use-sheet.ts'

interface StyledProps {
  /** The style that comes with the screen's chunk, over the sheet of all. */
  theme: string
  className?: string | undefined
  children: ReactNode
}

/** The ground of a screen that brings a style of its own. */
export function Styled({ theme, className, children }: StyledProps) {
  const ref = useRef<HTMLDivElement>(null)
  useSheet(ref, theme)
  return (
    <div className={className} ref={ref}>
      {children}
    </div>
  )
}
