import { paths } from '../../domain/lib/paths.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { LinkButton } from '../parts/link-button.tsx'

export function AdminCards() {
  return (
    <div className="cards">
      <Card as="section" className="stack" aria-label="Admin Panel">
        <h2 className="subheading">Admin Panel</h2>
        <p className="note">Manage quizzes, slots and results.</p>
        <div>
          <LinkButton to={paths.admin} kind="primary">
            Open Admin Panel
          </LinkButton>
        </div>
      </Card>
      <Card as="section" className="stack" yours aria-label="Full Admin Access">
        <div>
          <Badge tone="accent">Admin Access</Badge>
        </div>
        <h2 className="subheading">Full Admin Access</h2>
        <p className="note">You can see and take every quiz. No slot is needed.</p>
      </Card>
    </div>
  )
}
