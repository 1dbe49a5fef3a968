import type { ReactNode, RefCallback } from 'react'
import { Drawing } from '../layout/drawing.tsx'
import type { DrawingName } from '../layout/drawing-names.ts'
import { Icon, type IconName } from '../layout/icon.tsx'

interface EmptyStateProps {
  drawing?: DrawingName | undefined
  /** Replaces the drawing if there is little room. */
  icon?: IconName | undefined
  title: ReactNode
  note?: ReactNode
  /** A button or a link to continue. */
  action?: ReactNode
  /** A heading if the title names a section. */
  as?: 'p' | 'h1' | 'h2' | 'h3' | undefined
  /** A failure is an alert. */
  role?: 'alert' | undefined
  /** For a title that may have the focus. */
  titleRef?: RefCallback<HTMLElement> | undefined
}

/** Replaces an empty or failed screen or list: a title, one sentence, one action. */
export function EmptyState(props: EmptyStateProps) {
  const { drawing, icon, title, note, action, as: Title = 'p', role, titleRef } = props
  return (
    <div className="state" role={role}>
      {drawing && <Drawing name={drawing} />}
      {icon && <Icon name={icon} />}
      <Title
        className={Title === 'h1' ? 'title' : 'heading'}
        tabIndex={titleRef && -1}
        ref={titleRef ?? null}
      >
        {title}
      </Title>
      {note && <p className="lede">{note}</p>}
      {action}
    </div>
  )
}
