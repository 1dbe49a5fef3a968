import { type ComponentPropsWithRef, type RefObject, useId, useMemo, useRef } from 'react'
import { type PlacedFormula, placeFormulas } from '../../domain/maths/placed-formulas.ts'
import { mathField } from '../../messages/en/math-field.ts'
import { Button } from '../forms/button.tsx'
import { useDebounced } from '../hooks/use-debounced.ts'
import { Icon } from '../layout/icon.tsx'
import { rich } from '../layout/rich.ts'
import { classNames } from '../lib/class-names.ts'
import { useMathCheck } from './math-loader.ts'
import type { MathProblem } from './math-problem.ts'

/** Long enough not to report a half-typed formula. */
const DEBOUNCE_MS = 500
const CONTEXT_LENGTH = 16

interface FormulaProblem extends MathProblem {
  formula: PlacedFormula
  /** Counts from one. */
  number: number
}

/** The problems of a text's formulas, once typing pauses. */
function useFormulaProblems(text: string): FormulaProblem[] {
  const debounced = useDebounced(text, DEBOUNCE_MS)
  const formulas = useMemo(() => placeFormulas(debounced), [debounced])
  const check = useMathCheck(formulas.map(({ tex }) => tex))
  return useMemo(
    () =>
      formulas.flatMap((formula, index) => {
        const problem = check?.(formula.tex, formula.display)
        return problem ? [{ formula, number: index + 1, ...problem }] : []
      }),
    [formulas, check],
  )
}

/** The source around the marked position; at its end a symbol is marked. */
function Excerpt({ tex, position }: { tex: string; position: number }) {
  const [from, to] = [Math.max(0, position - CONTEXT_LENGTH), position + 1 + CONTEXT_LENGTH]
  return (
    <code>
      <span>{`${from > 0 ? '…' : ''}${tex.slice(from, position)}`}</span>
      <mark>{tex[position] ?? '⌶'}</mark>
      <span>{`${tex.slice(position + 1, to)}${to < tex.length ? '…' : ''}`}</span>
    </code>
  )
}

interface ProblemProps {
  problem: FormulaProblem
  onShow: (at: number) => void
}

function Problem({ problem, onShow }: ProblemProps) {
  const { formula, number, fault, position } = problem
  const character = position === undefined ? undefined : position + 1
  return (
    <li className="math-problem">
      <Icon name="alert" />
      <span>
        <span>{mathField.faultAt(number, character, fault)}</span>{' '}
        {position !== undefined && <Excerpt tex={formula.tex} position={position} />}
      </span>
      <Button dense kind="quiet" onClick={() => onShow(formula.start + (position ?? 0))}>
        {rich(mathField.show(number, (label) => <span className="visually-hidden">{label}</span>))}
      </Button>
    </li>
  )
}

interface MathAreaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'value' | 'ref'> {
  value: string
  /** A class for the list of problems, to place it in a grid. */
  problemsClass?: string | undefined
}

/** Focuses the area and selects the character at an index. */
function select(area: RefObject<HTMLTextAreaElement | null>, at: number): void {
  area.current?.focus()
  area.current?.setSelectionRange(at, at + 1)
}

/** A text area for text with formulas; invalid ones are listed below it. */
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
      {/* Announced even while typing. Exists before the problems, and is not a grid item. */}
      <div aria-live="polite" style={{ display: 'contents' }}>
        {problems.length > 0 && (
          <ul id={problemsId} className={classNames('math-problems', problemsClass)}>
            {problems.map((problem) => (
              <Problem key={problem.number} problem={problem} onShow={(at) => select(area, at)} />
            ))}
          </ul>
        )}
      </div>
    </>
  )
}
