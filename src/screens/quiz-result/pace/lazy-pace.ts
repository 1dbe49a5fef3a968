import type { ComponentType } from 'react'
import { withWords } from '../../../messages/lib/words.ts'
import { lazyComponent } from '../../../ui/lib/lazy-component.tsx'
import type { PacePanelProps, TookProps } from './pace-panel.tsx'

type Chunk = typeof import('./pace-panel.tsx')

/** If it cannot be loaded, the review stands without it. */
const lazyPart = <Props extends object>(pick: (chunk: Chunk) => ComponentType<Props>) =>
  lazyComponent<Props>(withWords(['pace'], () => import('./pace-panel.tsx').then(pick, () => () => null)))

export const LazyPacePanel = lazyPart<PacePanelProps>(({ PacePanel }) => PacePanel)
export const LazyTook = lazyPart<TookProps>(({ Took }) => Took)
