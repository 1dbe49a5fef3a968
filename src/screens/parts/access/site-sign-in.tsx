import { pieces } from '../../../messages/en/pieces.ts'
import { siteSignIn } from '../../../messages/en/site-sign-in.ts'
import { retrySession } from '../../../stores/session/session.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Button } from '../../../ui/forms/button.tsx'

/** Replaces our sign-in if a site with its own login supplied no valid token. */
export const SiteSignIn = ({ as = 'h1' }: { as?: 'h1' | 'p' }) => (
  <EmptyState
    as={as}
    drawing="circuit"
    title={siteSignIn.title}
    note={siteSignIn.note}
    action={
      <Button kind="primary" icon="refresh" onClick={() => void retrySession()}>
        {pieces.tryAgain}
      </Button>
    }
  />
)
