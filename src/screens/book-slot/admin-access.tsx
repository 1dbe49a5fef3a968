import { paths } from '../../domain/page/paths.ts'
import { slotBooking } from '../../messages/en/book-slot.ts'
import { Card } from '../../ui/layout/card.tsx'
import { HomeLink } from './home-link.tsx'

/** Administrators need no slot, so they get links to their tools instead. */
export const AdminAccess = () => (
  <Card as="section" className="stack">
    <h1 className="title">{slotBooking.adminTitle}</h1>
    <p className="lede">{slotBooking.adminLede}</p>
    <ul className="bullets">
      {slotBooking.adminTools.map((tool) => (
        <li key={tool}>{tool}</li>
      ))}
    </ul>
    <div>
      <HomeLink to={paths.admin} kind="primary">
        {slotBooking.goToAdmin}
      </HomeLink>
    </div>
  </Card>
)
