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
 * Enlarges a text's display formulas when one of them or the button is pressed: a single button, so that there is one
 * Tab stop. It is outside the text, which labels the options and would otherwise include the button's name.
 */
export function FormulaZoom({ text }: { text: string }) {
  const [large, setLarge] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const formulas = useMemo(() => displayFormulas(text), [text])
  const enlarge = useEffectEvent(() => setLarge(true))
  // The button is for keyboards, and for people who do not think of pressing a formula.
  useEffect(() => {
    const question = place.current?.closest('.question') ?? place.current?.parentElement
    // Not on the question: screen readers would announce each line as clickable.
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
