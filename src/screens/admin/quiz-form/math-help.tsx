import { copyText } from '../../../stores/page/copy.ts'
import { IconButton } from '../../../ui/forms/button.tsx'
import { Fold } from '../../../ui/layout/fold.tsx'
import { MathText } from '../../../ui/maths/math-text.tsx'
import { MATH_EXAMPLES } from './math-examples.ts'

function Examples() {
  return (
    <>
      <p className="note">
        Formulas stand between dollars: <code>$…$</code> or <code>\(…\)</code> within a line,{' '}
        <code>$$…$$</code> or <code>\[…\]</code> on a line of their own.
      </p>
      <ul className="math-examples">
        {MATH_EXAMPLES.map(({ what, source }) => (
          <li key={what}>
            <span className="note">{what}</span>
            <code>{source}</code>
            <div>
              <MathText text={source} />
            </div>
            <IconButton dense icon="copy" label={`Copy: ${what}`} onClick={() => void copyText(source)} />
          </li>
        ))}
      </ul>
    </>
  )
}

export function MathHelp() {
  return (
    <Fold icon="info" title="LaTeX Math Help">
      {() => <Examples />}
    </Fold>
  )
}
