import { withWords } from '../../../messages/lib/words.ts'
import { lazyComponent } from '../../../ui/lib/lazy-component.tsx'
import type { AccessDeniedProps } from './access-denied.tsx'

/** For learners on an administrator's page. */
export const LazyAccessDenied = lazyComponent<AccessDeniedProps>(
  withWords(['learner'], () => import('./access-denied.tsx').then(({ AccessDenied }) => AccessDenied)),
)
