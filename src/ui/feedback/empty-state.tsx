import type { ReactNode } from 'react'
import { Icon, type IconName } from '../layout/icon.tsx'

interface EmptyStateProps {
  icon: IconName
  title: ReactNode
  note?: ReactNode
  /** The way on: a button or a link. */
  action?: ReactNode
  /** A heading where the title names a section of the page. */
  as?: 'p' | 'h1' | 'h2' | 'h3' | undefined
}

/** In the place of a list: why it is empty, and what to do. */
export function EmptyState({ icon, title, note, action, as: Title = 'p' }: EmptyStateProps) {
  return (
    <div className="empty">
      <Icon name={icon} />
      <Title className="subheading">{title}</Title>
      {note && <p className="note">{note}</p>}
      {action}
    </div>
  )
}
