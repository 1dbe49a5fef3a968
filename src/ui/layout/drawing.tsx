import { lazyComponent } from '../lib/lazy-component.tsx'
import type { DrawingName } from './drawing-names.ts'

/** Decoration must not break a screen: if the drawings fail to load, their space stays empty. */
const Lines = lazyComponent<{ name: DrawingName }>(() =>
  import('./line-drawings.tsx').then(
    (chunk) => chunk.LineDrawing,
    () => () => null,
  ),
)

/** So that the offline state has its drawing. */
export const preloadDrawings = Lines.preload

/** Decorative: hidden from assistive technology, so text must say the same. Space is reserved while it loads. */
export const Drawing = ({ name }: { name: DrawingName }) => (
  <svg className="drawing" viewBox="0 0 132 96" aria-hidden="true">
    <Lines name={name} />
  </svg>
)
