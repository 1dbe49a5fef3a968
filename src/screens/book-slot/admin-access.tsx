import { paths } from '../../domain/lib/paths.ts'
import { Card } from '../../ui/layout/card.tsx'
import { LinkButton } from '../parts/link-button.tsx'

const TOOLS = [
  'Create, edit and try out quizzes',
  'See all results and reset attempts',
  'Generate and configure slots',
  'See slot utilization and cancel bookings',
]

/** Administrators need no slot: they are led to their tools instead. */
export function AdminAccess() {
  return (
    <Card as="section" className="stack">
      <h1 className="title">Admin Access</h1>
      <p className="lede">
        As an administrator you can see and take every quiz. You do not need to book a slot.
      </p>
      <ul className="bullets">
        {TOOLS.map((tool) => (
          <li key={tool}>{tool}</li>
        ))}
      </ul>
      <div>
        <LinkButton to={paths.admin} kind="primary">
          Go to Admin Dashboard
        </LinkButton>
      </div>
    </Card>
  )
}
