import { paths } from '../../domain/page/paths.ts'
import { home } from '../../messages/en/home.ts'
import { Card } from '../../ui/layout/card.tsx'
import { Icon } from '../../ui/layout/icon.tsx'
import { LinkButton } from '../parts/page/link-button.tsx'

/** The administrator's main action, with a note. */
export function AdminCards() {
  return (
    <div className="cards entries">
      <Card as="section" className="row entry" aria-label={home.adminPanel}>
        <Icon name="list" />
        <div className="grow">
          <h2 className="subheading">{home.adminPanel}</h2>
          <p className="note">{home.adminPanelNote}</p>
        </div>
        <LinkButton to={paths.admin} kind="primary">
          {home.openAdminPanel}
        </LinkButton>
      </Card>
      <Card as="section" className="row entry" aria-label={home.fullAdminAccess}>
        <Icon name="lock" />
        <div className="grow">
          <h2 className="subheading">{home.fullAdminAccess}</h2>
          <p className="note">{home.fullAdminAccessNote}</p>
        </div>
      </Card>
    </div>
  )
}
