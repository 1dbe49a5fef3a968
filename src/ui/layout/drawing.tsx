import { lazyComponent } from '../lib/lazy-component.tsx'
import type { DrawingName } from './line-drawings.tsx'

/** Decoration must not fail a screen: where the lines do not come, their place stays empty. */
const Lines = lazyComponent<{ name: DrawingName }>(() =>
  import('./line-drawings.tsx').then(
    (chunk) => chunk.LineDrawing,
    () => () => null,
  ),
)

/** So that what is offline can be drawn, too. */
export const preloadDrawings = Lines.preload

/** Decorative: hidden from assistive technology, so text must say the same. Its place is kept while the lines come. */
export const Drawing = ({ name }: { name: DrawingName }) => (
  <svg className="drawing" viewBox="0 0 132 96" aria-hidden="true">
    <Lines name={name} />
  </svg>
)
