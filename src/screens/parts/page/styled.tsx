import { type ReactNode, useRef } from 'react'
import { useSheet } from '../../../ui/hooks/use-sheet.ts'

interface StyledProps {
  /** The style sheet that comes with the screen's chunk, on top of the base. */
  sheet: string
  /** An additional sheet on top of that. */
  more?: string | undefined
  className?: string | undefined
  id?: string | undefined
  /** For a screen in a different language from the rest. */
  lang?: string | undefined
  dir?: string | undefined
  children: ReactNode
}

/** A screen with a style sheet from its own chunk. */
export function Styled({ sheet, more = '', children, ...props }: StyledProps) {
  const ref = useRef<HTMLDivElement>(null)
  useSheet(ref, sheet)
  useSheet(ref, more)
  return (
    <div {...props} ref={ref}>
      {children}
    </div>
  )
}
