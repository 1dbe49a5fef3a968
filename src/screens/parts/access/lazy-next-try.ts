import { withWords } from '../../../messages/lib/words.ts'
import { lazyComponent } from '../../../ui/lib/lazy-component.tsx'
import type { NextTryProps } from './next-try.tsx'

/** If it cannot be loaded, there is still the button. */
export const LazyNextTry = lazyComponent<NextTryProps>(
  withWords(['learner'], () =>
    import('./next-try.tsx').then(
      ({ NextTry }) => NextTry,
      () => () => null,
    ),
  ),
)
