// SPEC 2 Writing room
import { expect, test } from 'vitest'
import { ommlTex } from '../../../src/exchange/formats/word/omml.ts'
import { parseXml } from '../../../src/exchange/markup/tree.ts'
import { checkMath } from '../../../src/ui/maths/math.ts'
import { oMath } from '../../support/omml/builders.ts'
import { SCHOOL } from '../../support/omml/school.ts'
import { STRUCTURES } from '../../support/omml/structures.ts'
import { TEXTS } from '../../support/omml/texts.ts'

const CORPUS = [...STRUCTURES, ...TEXTS, ...SCHOOL]

const read = (content: string) => ommlTex(parseXml(oMath(content)).root)

test('the corpus has at least 300 formulas, each once', () => {
  expect(CORPUS.length).toBeGreaterThanOrEqual(300)
  expect(new Set(CORPUS.map(([, content]) => content)).size).toBe(CORPUS.length)
})

test.each(CORPUS)('a Word formula becomes LaTeX: %s', (_, content, tex) => {
  expect(read(content)).toEqual({ tex, lost: [] })
  expect(checkMath(tex, true)).toBeUndefined()
})
