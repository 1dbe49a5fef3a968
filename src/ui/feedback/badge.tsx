import type { ReactNode } from 'react'
import { Icon, type IconName } from '../layout/icon.tsx'
import { classNames } from '../lib/class-names.ts'
import type { Tone } from '../lib/tone.ts'

interface BadgeProps {
  tone: Tone
  icon?: IconName | undefined
  /** An open dot and a dashed border, for unfinished things. */
  open?: boolean | undefined
  /** The status as text, because colour alone is not enough. */
  children: ReactNode
}

export function Badge({ tone, icon, open, children }: BadgeProps) {
  return (
    <span className={classNames('badge', tone, open && 'open')}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  )
}
