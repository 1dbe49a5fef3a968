import { expect, test } from 'vitest'
import { splitMath } from '../../../src/domain/maths/math-text.ts'
import { arrangeMath, type MathRun } from '../../../src/ui/maths/math-runs.ts'

const told = (run: MathRun) => {
  if (run.kind === 'text') return run.text
  if (run.kind === 'display') return `<<${run.formula.tex}>>`
  return `[${run.before}<${run.formula.tex}>${run.after}]`
}

test.each([
  ['plain text', 'Which colour?', ['Which colour?']],
  ['a comma after a formula', 'index $n$, and', ['index ', '[<n>,]', ' and']],
  ['brackets around a formula', 'glass ($n=1.5$) into', ['glass ', '[(<n=1.5>)]', ' into']],
  ['a formula alone', '$x$', ['[<x>]']],
  ['two formulas in brackets', '($a$, $b$).', ['[(<a>,]', ' ', '[<b>).]']],
  ['a bracket between two formulas', '$f$($x$)', ['[<f>]', '[(<x>)]']],
  ['words touching a formula', '$n$th', ['[<n>]', 'th']],
  ['line breaks around display maths', 'by\n$$x$$\nwhere', ['by', '<<x>>', 'where']],
  ['an empty line before display maths', 'by\n\n$$x$$', ['by\n', '<<x>>']],
  ['a dollar that is none', 'costs \\$5 and $10', ['costs $5 and $10']],
])('a text is split into runs: %s', (_, text, expected) => {
  expect(arrangeMath(splitMath(text)).map(told)).toEqual(expected)
})
