import { maths } from '../../../messages/en/maths.ts'
import { parseMath } from './parse.ts'
import { withoutSiunitx } from './siunitx.ts'
import { wordsFor } from './words-for.ts'

/** A formula in words, such as 'v sub 0 squared'. Never empty: commands without words are spoken by name. */
export const spokenMath = (tex: string): string => {
  const manner = { lone: (units: string) => `\\pu{${units}}`, to: `\\text{ ${maths.to} }` }
  return wordsFor(parseMath(withoutSiunitx(tex, manner)))
}
