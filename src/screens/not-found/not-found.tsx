import { paths } from '../../domain/lib/paths.ts'
import { LinkButton } from '../parts/link-button.tsx'

export function NotFoundScreen() {
  return (
    <div className="sheet">
      <div className="empty">
        <h1 className="title">Page Not Found</h1>
        <p className="note">The page you're looking for doesn't exist.</p>
        <LinkButton to={paths.home} kind="primary" icon="home">
          Go Home
        </LinkButton>
      </div>
    </div>
  )
}
