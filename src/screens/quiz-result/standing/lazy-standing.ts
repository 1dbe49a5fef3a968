import { withWords } from '../../../messages/lib/words.ts'
import { lazyComponent } from '../../../ui/lib/lazy-component.tsx'
import type { StandingPanelProps } from './standing-panel.tsx'

const Nothing = () => null

/** If it cannot be loaded, the result stands without it. */
export const LazyStandingPanel = lazyComponent<StandingPanelProps>(
  withWords(['standing'], () =>
    import('./standing-panel.tsx').then(
      ({ StandingPanel }) => StandingPanel,
      () => Nothing,
    ),
  ),
)
