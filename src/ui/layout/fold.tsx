import { type ReactNode, useState } from 'react'
import { afterPaint } from '../../platform/after-paint.ts'
import { Icon, type IconName } from './icon.tsx'

interface FoldProps {
  icon: IconName
  title: ReactNode
  children: () => ReactNode
}

/** A collapsible card. Its content is rendered when first opened, because most people never open it. */
export function Fold({ icon, title, children }: FoldProps) {
  const [opened, setOpened] = useState(false)
  return (
    <details
      className="card flush fold"
      part="card"
      onToggle={({ currentTarget: { open } }) => open && afterPaint(() => setOpened(true))}
    >
      <summary>
        <Icon name={icon} />
        <h2 className="subheading">{title}</h2>
        <Icon name="down" />
      </summary>
      {opened && <div className="fold-body stack">{children()}</div>}
    </details>
  )
}
