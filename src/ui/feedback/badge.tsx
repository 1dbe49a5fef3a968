import type { ReactNode } from 'react'
import { Icon, type IconName } from '../layout/icon.tsx'
import type { Tone } from '../lib/tone.ts'

interface BadgeProps {
  tone: Tone
  icon?: IconName | undefined
  /** The status in a word, because colour alone conveys nothing. */
  children: ReactNode
}

export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    <span className={`badge ${tone}`}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  )
}
