import { paths } from '../../domain/lib/paths.ts'
import { home } from '../../messages/home/en.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { LinkButton } from '../parts/link-button.tsx'

export function AdminCards() {
  return (
    <div className="cards">
      <Card as="section" className="stack" aria-label={home.adminPanel}>
        <h2 className="subheading">{home.adminPanel}</h2>
        <p className="note">{home.adminPanelNote}</p>
        <div>
          <LinkButton to={paths.admin} kind="primary">
            {home.openAdminPanel}
          </LinkButton>
        </div>
      </Card>
      <Card as="section" className="stack" yours aria-label={home.fullAdminAccess}>
        <div>
          <Badge tone="accent">{home.adminAccess}</Badge>
        </div>
        <h2 className="subheading">{home.fullAdminAccess}</h2>
        <p className="note">{home.fullAdminAccessNote}</p>
      </Card>
    </div>
  )
}
