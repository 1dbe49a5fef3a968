import type { ReactNode } from 'react'
import { Icon, type IconName } from '../layout/icon.tsx'
import { classNames } from '../lib/class-names.ts'
import type { Tone } from '../lib/tone.ts'

interface BadgeProps {
  tone: Tone
  icon?: IconName | undefined
  /** An open dot and a dashed edge: what is not finished. */
  open?: boolean | undefined
  /** The status in a word, because colour alone conveys nothing. */
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
