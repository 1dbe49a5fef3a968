import { mathHelp } from '../../../messages/en/math-help.ts'
import { copyText } from '../../../stores/page/copy.ts'
import { IconButton } from '../../../ui/forms/button.tsx'
import { Fold } from '../../../ui/layout/fold.tsx'
import { rich } from '../../../ui/layout/rich.ts'
import { MathText } from '../../../ui/maths/math-text.tsx'
import { MATH_EXAMPLES } from './math-examples.ts'

/** Examples that authors need most, ready to copy. */
export function MathExamples() {
  return (
    <>
      <p className="note">{rich(mathHelp.syntax((source) => <code>{source}</code>))}</p>
      <ul className="math-examples">
        {MATH_EXAMPLES.map(({ name, source }) => (
          <li key={name}>
            <span className="note">{mathHelp.examples[name]}</span>
            <code>{source}</code>
            <div>
              <MathText text={source} />
            </div>
            <IconButton
              dense
              icon="copy"
              label={mathHelp.copy(mathHelp.examples[name])}
              onClick={() => void copyText(source)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

export function MathHelp() {
  return (
    <Fold icon="info" title={mathHelp.title}>
      {() => <MathExamples />}
    </Fold>
  )
}
