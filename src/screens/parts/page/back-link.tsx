import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import type { IconName } from '../../../ui/layout/icon.tsx'
import { LinkButton } from './link-button.tsx'

interface BackLinkProps {
  icon: IconName
  title: string
  note: string
  to: string
  label: string
}

/** Replaces a missing page: the reason, and a link back. */
export const BackLink = ({ icon, title, note, to, label }: BackLinkProps) => (
  <EmptyState
    as="h1"
    icon={icon}
    title={title}
    note={note}
    action={
      <LinkButton to={to} icon="left">
        {label}
      </LinkButton>
    }
  />
)
