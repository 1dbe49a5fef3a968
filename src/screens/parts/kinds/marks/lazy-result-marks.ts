import type { ComponentType } from 'react'
import { withWords } from '../../../../messages/lib/words.ts'
import { lazyComponent } from '../../../../ui/lib/lazy-component.tsx'
import type { GotProps, ListedMarksProps, MarksCardProps } from './result-marks.tsx'

type Chunk = typeof import('./result-marks.tsx')

/** If they cannot be loaded, the score stands without marks. */
const lazyPart = <Props extends object>(pick: (chunk: Chunk) => ComponentType<Props>) =>
  lazyComponent<Props>(withWords(['kinds'], () => import('./result-marks.tsx').then(pick, () => () => null)))

export const LazyMarksCard = lazyPart<MarksCardProps>(({ MarksCard }) => MarksCard)
export const LazyGot = lazyPart<GotProps>(({ Got }) => Got)
export const LazyListedMarks = lazyPart<ListedMarksProps>(({ ListedMarks }) => ListedMarks)
