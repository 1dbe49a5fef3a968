import { type ComponentPropsWithRef, type RefObject, useId, useMemo, useRef } from 'react'
import { type PlacedFormula, placeFormulas } from '../../domain/lib/math-text.ts'
import { Button } from '../forms/button.tsx'
import { Icon } from '../layout/icon.tsx'
import { classNames } from '../lib/class-names.ts'
import { useSettled } from '../lib/use-settled.ts'
import { useMathCheck } from './math-loader.ts'

/** Long enough that a formula half written is not yet called wrong. */
const PAUSE_MS = 500
const CONTEXT_LENGTH = 16

interface FormulaProblem {
  formula: PlacedFormula
  /** Counted from one. */
  number: number
  message: string
  /** An index in the formula's source. */
  position: number | undefined
}

/** What is wrong with the formulas of a text, once its author pauses. */
function useFormulaProblems(text: string): FormulaProblem[] {
  const settled = useSettled(text, PAUSE_MS)
  const formulas = useMemo(() => placeFormulas(settled), [settled])
  const check = useMathCheck(formulas.length > 0)
  return useMemo(
    () =>
      formulas.flatMap((formula, index) => {
        const problem = check?.(formula.tex, formula.display)
        if (!problem) return []
        return [{ formula, number: index + 1, message: problem.message, position: problem.position }]
      }),
    [formulas, check],
  )
}

/** The source around the place, which is marked; at the end of the source there is nothing to mark but the end. */
function Excerpt({ tex, position }: { tex: string; position: number }) {
  const from = Math.max(0, position - CONTEXT_LENGTH)
  return (
    <code>
      {from > 0 && '…'}
      {tex.slice(from, position)}
      <mark>{tex[position] ?? '⌶'}</mark>
      {tex.slice(position + 1, position + 1 + CONTEXT_LENGTH)}
      {position + 1 + CONTEXT_LENGTH < tex.length && '…'}
    </code>
  )
}

interface ProblemProps {
  problem: FormulaProblem
  onShow: (at: number) => void
}

function Problem({ problem, onShow }: ProblemProps) {
  const { formula, number, message, position } = problem
  return (
    <li className="math-problem">
      <Icon name="alert" />
      <span>
        Formula {number}
        {position !== undefined && `, character ${position + 1}`}: {message}{' '}
        {position !== undefined && <Excerpt tex={formula.tex} position={position} />}
      </span>
      <Button dense kind="quiet" onClick={() => onShow(formula.start + (position ?? 0))}>
        Show
        <span className="visually-hidden"> formula {number}</span>
      </Button>
    </li>
  )
}

interface MathAreaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'value' | 'ref'> {
  value: string
  /** The problems' place, where the area stands in a grid. */
  problemsClass?: string | undefined
}

/** Puts the cursor on the character that is wrong. */
function select(area: RefObject<HTMLTextAreaElement | null>, at: number): void {
  area.current?.focus()
  area.current?.setSelectionRange(at, at + 1)
}

/** A text with formulas, as source; what cannot be read as a formula is named below it. */
export function MathArea({ problemsClass, className, ...rest }: MathAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const problemsId = useId()
  const problems = useFormulaProblems(rest.value)
  const describedBy = classNames(rest['aria-describedby'], problems.length > 0 && problemsId) || undefined
  return (
    <>
      <textarea
        {...rest}
        ref={area}
        className={classNames('input', 'code', className)}
        spellCheck={false}
        aria-describedby={describedBy}
      />
      {problems.length > 0 && (
        <ul id={problemsId} className={classNames('math-problems', problemsClass)}>
          {problems.map((problem) => (
            <Problem key={problem.number} problem={problem} onShow={(at) => select(area, at)} />
          ))}
        </ul>
      )}
    </>
  )
}
