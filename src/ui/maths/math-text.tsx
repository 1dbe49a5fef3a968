import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { splitMath } from '../../domain/lib/math-text.ts'
import { classNames } from '../lib/class-names.ts'
import { useMath } from './math-loader.ts'
import { arrangeMath, type MathFormula, type MathRun } from './math-runs.ts'

export { preloadMath } from './math-loader.ts'

interface MathTextProps {
  /** Plain text with formulas between `$…$`, `\(…\)`, `$$…$$` or `\[…\]`; line breaks are kept. */
  text: string
  /** A block of its own instead of a part of a line. */
  block?: boolean | undefined
}

type Render = ReturnType<typeof useMath>

/** A question's or an option's text. Formulas show their source until the renderer is there, and where it fails. */
export function MathText({ text, block }: MathTextProps) {
  const runs = useMemo(() => arrangeMath(splitMath(text)), [text])
  const render = useMath(runs.some((run) => run.kind !== 'text'))
  const Box = block ? 'div' : 'span'
  return (
    <Box className="math-text">
      {runs.map((run, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity than their place
        <Run key={index} run={run} render={render} />
      ))}
    </Box>
  )
}

function Run({ run, render }: { run: MathRun; render: Render }) {
  if (run.kind === 'text') return run.text
  const formula = (
    <Formula key={`${run.formula.source} ${Boolean(render)}`} formula={run.formula} render={render} />
  )
  if (run.kind === 'display' || !(run.before || run.after)) return formula
  return (
    <span className="nobreak">
      {run.before}
      {formula}
      {run.after}
    </span>
  )
}

const SCROLLING = { tabIndex: 0, role: 'group', 'aria-label': 'Formula' } as const

/** The renderer fills the element; React must not put children into one that it fills. */
function Formula({ formula, render }: { formula: MathFormula; render: Render }) {
  const ref = useRef<HTMLSpanElement>(null)
  // Before paint, so that the source does not flash once the renderer is there.
  useLayoutEffect(() => {
    if (ref.current && render) render(formula, ref.current)
  }, [formula, render])
  const wide = useTooWide(ref, render)
  const names = classNames(formula.display ? 'formula' : 'tex', wide && 'scrolls', !render && 'awaited')
  return (
    <span className={names} ref={ref} {...(wide ? SCROLLING : undefined)}>
      {render ? undefined : formula.source}
    </span>
  )
}

/** The width of the nearest box around an element; parts of a line have none. */
function roomOf(element: HTMLElement): number {
  let box: HTMLElement | null = element
  while (box && box.clientWidth === 0) box = box.parentElement
  return box?.clientWidth ?? 0
}

/** Whether the formula is wider than its column; watched, because columns and fonts change. */
function useTooWide(ref: RefObject<HTMLElement | null>, render: Render): boolean {
  const [wide, setWide] = useState(false)
  // Sizes are known to the browser only.
  useEffect(() => {
    const element = ref.current
    const math = element?.querySelector('math')
    if (!element || !math || !render) return
    const measure = () => setWide(math.getBoundingClientRect().width > roomOf(element) + 1)
    const observer = new ResizeObserver(measure)
    for (const watched of [element, math]) observer.observe(watched)
    return () => observer.disconnect()
  }, [ref, render])
  return wide
}
