import { type ReactNode, useState } from 'react'
import { Icon, type IconName } from './icon.tsx'

interface FoldProps {
  icon: IconName
  title: ReactNode
  children: () => ReactNode
}

/** A card that opens. What is in it is made when it is opened first, since most people never look. */
export function Fold({ icon, title, children }: FoldProps) {
  const [opened, setOpened] = useState(false)
  return (
    <details className="card flush fold" onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary>
        <Icon name={icon} />
        <h2 className="subheading">{title}</h2>
        <Icon name="down" />
      </summary>
      {opened && <div className="fold-body stack">{children()}</div>}
    </details>
  )
}
