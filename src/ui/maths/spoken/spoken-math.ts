import { parseMath } from './parse.ts'
import { wordsFor } from './words-for.ts'

/** A formula in words, such as 'v sub 0 squared'. Never empty: commands without words are said by their names. */
export const spokenMath = (tex: string): string => wordsFor(parseMath(tex))
