import { useStore } from '@nanostores/react'
import { useLocation } from 'wouter'
import { paths } from '../../../domain/page/paths.ts'
import { closed } from '../../../messages/en/closed.ts'
import { pieces } from '../../../messages/en/pieces.ts'
import { $user, retrySession, signOut } from '../../../stores/session/session.ts'
import { $getToken } from '../../../stores/session/token.ts'
import { Button } from '../../../ui/forms/button.tsx'
import { Drawing } from '../../../ui/layout/drawing.tsx'
import { rich } from '../../../ui/layout/rich.ts'
import { LinkButton } from '../page/link-button.tsx'

/** The site's own login is asked again, because we cannot end it. */
function OtherAccount({ isOnlyWay }: { isOnlyWay: boolean }) {
  const bySite = useStore($getToken) !== undefined
  return (
    <Button kind={isOnlyWay ? 'primary' : 'quiet'} onClick={() => void (bySite ? retrySession() : signOut())}>
      {bySite ? pieces.tryAgain : closed.otherAccount}
    </Button>
  )
}

export interface AccessDeniedProps {
  /** One sentence of the specification. */
  words: { title: string; dash: string; note: string }
}

/** Replaces an administrator's page. In `quiz-admin`, home is also such a page, and another account the only way on. */
export function AccessDenied({ words: { title, dash, note } }: AccessDeniedProps) {
  const [route] = useLocation()
  const user = useStore($user)
  const isHome = route === paths.home
  return (
    <div className="sheet">
      <div className="state">
        <Drawing name="barrier" />
        <h1 className="title">{closed.forTeachers}</h1>
        {user?.name && (
          <p className="lede">{rich(closed.signedInAs(<bdi translate="no">{user.name}</bdi>))}</p>
        )}
        <div className="row">
          {!isHome && (
            <LinkButton to={paths.home} kind="primary" icon="home">
              {pieces.goHome}
            </LinkButton>
          )}
          <OtherAccount isOnlyWay={isHome} />
        </div>
        <p className="note" role="alert">
          {title}
          {dash}
          {note}
        </p>
      </div>
    </div>
  )
}
