import { lazyComponent } from '../../../ui/lib/lazy-component.tsx'

const LazyFormulaZoom = lazyComponent<{ text: string }>(() =>
  import('./formula-zoom.tsx').then(
    ({ FormulaZoom }) => FormulaZoom,
    () => () => null,
  ),
)

/** A button that enlarges a text's display formulas; renders nothing if there are none. */
export const EnlargeFormulas = ({ text }: { text: string }) =>
  /\$\$|\\\[/.test(text) ? <LazyFormulaZoom text={text} /> : null
