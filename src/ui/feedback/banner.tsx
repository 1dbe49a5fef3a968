import type { ReactNode } from 'react'
import { Icon, type IconName } from '../layout/icon.tsx'
import type { Tone } from '../lib/tone.ts'

const ICONS: Record<Tone, IconName> = {
  blue: 'info',
  green: 'check',
  yellow: 'alert',
  red: 'alert',
  gray: 'info',
  accent: 'info',
}

interface BannerProps {
  tone: Tone
  /** Defaults to the tone's icon. */
  icon?: IconName | undefined
  action?: ReactNode
  role?: 'status' | 'alert' | undefined
  children: ReactNode
}

export function Banner({ tone, icon = ICONS[tone], action, role, children }: BannerProps) {
  return (
    <div className={`banner ${tone}`} role={role}>
      <Icon name={icon} />
      <div className="banner-text">{children}</div>
      {action}
    </div>
  )
}
