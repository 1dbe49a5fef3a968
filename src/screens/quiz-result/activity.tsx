import { paths } from '../../domain/page/paths.ts'
import { log } from '../../messages/en/log.ts'
import { LinkButton } from '../parts/page/link-button.tsx'

/** Links to a person's log. */
export const Activity = ({ userId }: { userId: string }) => (
  <LinkButton kind="quiet" icon="list" to={paths.personLog(userId)}>
    {log.activity}
  </LinkButton>
)
