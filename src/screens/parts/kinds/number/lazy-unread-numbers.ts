import { withWords } from '../../../../messages/lib/words.ts'
import { lazyComponent } from '../../../../ui/lib/lazy-component.tsx'
import type { UnreadNumbersProps } from './unread-numbers.tsx'

/** In the chunk of the field. If it cannot be loaded, the numbers are handed in as ever. */
export const LazyUnreadNumbers = lazyComponent<UnreadNumbersProps>(
  withWords(['kinds'], () =>
    import('./asked-number.tsx').then(
      ({ UnreadNumbers }) => UnreadNumbers,
      () => () => null,
    ),
  ),
)
