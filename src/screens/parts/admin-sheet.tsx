import { type ReactNode, useRef } from 'react'
import adminTheme from '../../ui/admin-theme.css?inline'
import { useSheet } from '../../ui/use-sheet.ts'

/** The ground of a screen that only administrators see: its style comes with their chunk. */
export function AdminSheet({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  useSheet(ref, adminTheme)
  return (
    <div className="sheet" ref={ref}>
      {children}
    </div>
  )
}
