import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { splitMath } from '../../domain/maths/math-text.ts'
import { maths } from '../../messages/en/maths.ts'
import { classNames } from '../lib/class-names.ts'
import { useLanguage } from '../lib/language.ts'
import { useMath } from './math-loader.ts'
import { arrangeMath, type MathFormula, type MathRun } from './math-runs.ts'
import { watchWidth } from './math-width.ts'

interface MathTextProps {
  /** Plain text with formulas between `$…$`, `\(…\)`, `$$…$$` or `\[…\]`; line breaks are kept. */
  text: string
  /** A block instead of part of a line. */
  block?: boolean | undefined
}

type Render = ReturnType<typeof useMath>

/** Starts a formula or an escape. */
const MARK = /[$\\]/

/** A question's or an option's text. Formulas show their source until the renderer is loaded, and if they are invalid. */
export function MathText({ text, block }: MathTextProps) {
  const Box = block ? 'div' : 'span'
  return <Box className="math-text">{MARK.test(text) ? <Runs text={text} /> : text}</Box>
}

function Runs({ text }: { text: string }) {
  const runs = useMemo(() => arrangeMath(splitMath(text)), [text])
  const render = useMath(runs.flatMap((run) => (run.kind === 'text' ? [] : run.formula.tex)))
  return runs.map((run, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a text have no identity but their position
    <Run key={index} run={run} render={render} />
  ))
}

function Run({ run, render }: { run: MathRun; render: Render }) {
  // Labels depend on the language.
  const language = useLanguage()
  if (run.kind === 'text') return <span>{run.text}</span>
  const formula = (
    <Formula
      key={`${run.formula.source} ${Boolean(render)} ${language}`}
      formula={run.formula}
      render={render}
    />
  )
  if (run.kind === 'display' || !(run.before || run.after)) return formula
  return (
    // Replaces everything a page translator may have made of its texts.
    <span className="nobreak" key={String(Boolean(render))}>
      {run.before}
      {formula}
      {run.after}
    </span>
  )
}

/** The role of a box that scrolls by keyboard; its name may be part of an option's. */
const scrolling = (words: string) =>
  ({ tabIndex: 0, role: 'group', 'aria-label': maths.formula(words) }) as const

/** The renderer fills the element, so React must not render children into it as well. */
function Formula({ formula, render }: { formula: MathFormula; render: Render }) {
  const ref = useRef<HTMLSpanElement>(null)
  // Before paint, so that the source does not flash.
  useLayoutEffect(() => {
    const element = ref.current
    if (element && render && !render(formula, element)) element.title = maths.fault({ code: 'unreadable' })
  }, [formula, render])
  const wide = useTooWide(ref, render)
  const names = classNames(
    formula.display ? 'formula' : 'tex',
    wide !== undefined && 'scrolls',
    !render && 'awaited',
  )
  return (
    <span className={names} ref={ref} translate="no" {...(wide === undefined ? undefined : scrolling(wide))}>
      {render ? undefined : formula.source}
    </span>
  )
}

/** The words of a formula that is wider than its column; observed, because columns and fonts change. */
function useTooWide(ref: RefObject<HTMLElement | null>, render: Render): string | undefined {
  const [wide, setWide] = useState<string>()
  // Sizes are known only after layout.
  useEffect(() => {
    const math = ref.current?.querySelector('math')
    // In a button, or in a truncated excerpt, it is not a Tab stop.
    if (!ref.current || !math || !render || math.closest('button,[data-excerpt]')) return
    return watchWidth(math, ref.current, (tooWide) =>
      setWide(tooWide ? (math.getAttribute('aria-label') ?? '') : undefined),
    )
  }, [ref, render])
  return wide
}
