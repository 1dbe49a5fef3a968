import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { splitMath } from '../../../domain/maths/math-text.ts'
import { reading } from '../../../messages/en/reading.ts'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { MathText } from '../../../ui/maths/math-text.tsx'
import sheet from '../../../ui/styles/formula-zoom.css?inline'
import { Styled } from '../page/styled.tsx'

const displayFormulas = (text: string) =>
  splitMath(text).flatMap((segment, at) =>
    segment.kind === 'math' && segment.display ? { source: segment.source, at } : [],
  )

/**
 * The display formulas of a text, large, on the press of one of them or of a button: one for all of them, so that Tab stops once.
 * It stands outside of the text, which names the options and would have its name, too.
 */
export function FormulaZoom({ text }: { text: string }) {
  const [large, setLarge] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const formulas = useMemo(() => displayFormulas(text), [text])
  const enlarge = useEffectEvent(() => setLarge(true))
  // The button is for the keyboard, and for who does not think of pressing a formula.
  useEffect(() => {
    const question = place.current?.closest('.question') ?? place.current?.parentElement
    // Not at the question: screen readers would call each line of it clickable.
    const root = question?.getRootNode()
    const listeners = new AbortController()
    const press = ({ target }: Event) => {
      if (!(target instanceof Element && question?.contains(target))) return
      if (target.closest('.question-text .formula')) enlarge()
    }
    root?.addEventListener('click', press, listeners)
    return () => listeners.abort()
  }, [])
  if (formulas.length === 0) return null
  return (
    <div className="formula-zoom" ref={place}>
      <Styled sheet={sheet}>
        <Button kind="quiet" dense icon="zoom" aria-haspopup="dialog" onClick={() => setLarge(true)}>
          <span className="when-roomy">{reading.enlargeFormula(formulas.length)}</span>
        </Button>
        <Dialog
          open={large}
          closable
          large
          title={reading.formulas(formulas.length)}
          onClose={() => setLarge(false)}
        >
          <div className="large-formula">
            {formulas.map(({ source, at }) => (
              <MathText key={at} text={source} block />
            ))}
          </div>
        </Dialog>
      </Styled>
    </div>
  )
}
