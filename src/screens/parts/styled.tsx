import { type ReactNode, useRef } from 'react'
import { useSheet } from '../../ui/lib/use-sheet.ts'

interface StyledProps {
  /** The style sheet that comes with the screen's chunk, on top of the base. */
  sheet: string
  className?: string | undefined
  children: ReactNode
}

/** A screen with a style sheet from its own chunk. */
export function Styled({ sheet, className, children }: StyledProps) {
  const ref = useRef<HTMLDivElement>(null)
  useSheet(ref, sheet)
  return (
    <div className={className} ref={ref}>
      {children}
    </div>
  )
}
