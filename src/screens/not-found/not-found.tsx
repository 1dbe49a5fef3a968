import { paths } from '../../domain/lib/paths.ts'
import { notFound } from '../../messages/not-found/en.ts'
import { LinkButton } from '../parts/link-button.tsx'

export function NotFoundScreen() {
  return (
    <div className="sheet">
      <div className="empty">
        <h1 className="title">{notFound.title}</h1>
        <p className="note">{notFound.note}</p>
        <LinkButton to={paths.home} kind="primary" icon="home">
          {notFound.goHome}
        </LinkButton>
      </div>
    </div>
  )
}
