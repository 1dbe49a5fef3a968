import { paths } from '../../domain/page/paths.ts'
import { adminHome } from '../../messages/en/admin-home.ts'
import { Card } from '../../ui/layout/card.tsx'
import { Icon } from '../../ui/layout/icon.tsx'
import { LinkButton } from '../parts/page/link-button.tsx'

/** The administrator's main action, with a note. */
export function AdminCards() {
  return (
    <div className="cards entries">
      <Card as="section" className="row entry" aria-label={adminHome.adminPanel}>
        <Icon name="list" />
        <div className="grow">
          <h2 className="subheading">{adminHome.adminPanel}</h2>
          <p className="note">{adminHome.adminPanelNote}</p>
        </div>
        <LinkButton to={paths.admin} kind="primary">
          {adminHome.openAdminPanel}
        </LinkButton>
      </Card>
      <Card as="section" className="row entry" aria-label={adminHome.fullAdminAccess}>
        <Icon name="lock" />
        <div className="grow">
          <h2 className="subheading">{adminHome.fullAdminAccess}</h2>
          <p className="note">{adminHome.fullAdminAccessNote}</p>
        </div>
      </Card>
    </div>
  )
}
