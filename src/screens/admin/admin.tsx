import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../parts/link-button.tsx'

/** Says plainly that this version has no tools for administrators yet, and leads back. */
export function AdminScreen() {
  return (
    <div className="sheet">
      <EmptyState
        as="h1"
        icon="info"
        title="Not in this version yet"
        note="The administrator's tools come with a later version. Until then every quiz can be taken from the home page."
        action={<LinkButton to="/">Go Home</LinkButton>}
      />
    </div>
  )
}
