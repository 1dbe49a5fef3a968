import { LinkButton } from '../parts/link-button.tsx'

export function NotFoundScreen() {
  return (
    <div className="sheet">
      <div className="empty">
        <h1 className="title">Page Not Found</h1>
        <p className="note">The page you're looking for doesn't exist.</p>
        <LinkButton to="/" kind="primary" icon="home">
          Go Home
        </LinkButton>
      </div>
    </div>
  )
}
