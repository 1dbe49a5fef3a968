import type { ReactNode } from 'react'
import { Icon, type IconName } from '../layout/icon.tsx'

interface EmptyStateProps {
  icon: IconName
  title: ReactNode
  note?: ReactNode
  /** A button or a link to continue. */
  action?: ReactNode
  /** A heading if the title names a section. */
  as?: 'p' | 'h1' | 'h2' | 'h3' | undefined
}

/** Replaces an empty list: why it is empty, and what to do. */
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
