import { paths } from '../../domain/page/paths.ts'
import { notFound } from '../../messages/en/not-found.ts'
import { pieces } from '../../messages/en/pieces.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { LinkButton } from '../parts/page/link-button.tsx'

export function NotFoundScreen() {
  return (
    <div className="sheet">
      <EmptyState
        as="h1"
        drawing="field"
        title={notFound.title}
        note={notFound.note}
        action={
          <>
            <LinkButton to={paths.home} kind="primary" icon="home">
              {pieces.goHome}
            </LinkButton>
            <p className="note">{notFound.plain}</p>
          </>
        }
      />
    </div>
  )
}
