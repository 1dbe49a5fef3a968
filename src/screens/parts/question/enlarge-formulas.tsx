import { lazyComponent } from '../../../ui/lib/lazy-component.tsx'

const LazyFormulaZoom = lazyComponent<{ text: string }>(() =>
  import('./formula-zoom.tsx').then(
    ({ FormulaZoom }) => FormulaZoom,
    () => () => null,
  ),
)

/** A way to see the display formulas of a text large; nothing for a text without any. */
export const EnlargeFormulas = ({ text }: { text: string }) =>
  /\$\$|\\\[/.test(text) ? <LazyFormulaZoom text={text} /> : null
