import { expect, test } from 'vitest'
import { checkQuestion } from '../../../src/domain/exchange/found-question.ts'
import { readPlain } from '../../../src/exchange/formats/plain/read.ts'
import {
  drawing,
  listItem,
  lists,
  paragraph,
  pictureBytes,
  run,
  table,
} from '../../support/office/docx-file.ts'
import { BOLD, raised, readParts } from '../../support/office/read-docx.ts'
import { f, oMath, oMathPara, rad } from '../../support/omml/builders.ts'

const NUMBERING = lists({
  1: [
    ['decimal', '%1.'],
    ['lowerLetter', '%2)'],
  ],
})
const question = (content: string) => listItem(content, 1, 0)
const option = (content: string) => listItem(content, 1, 1)

const PAPER = [
  paragraph('Physics test'),
  question('What is the unit of force?'),
  option('joule'),
  option(run('newton', BOLD)),
  option('watt'),
  question(run('Solve ') + oMath(f('1', 'x'))),
  option(oMathPara('2')),
  option(oMathPara(rad('2'))),
  option(run('x') + raised('2')),
  question(run('Which is shown?') + drawing('a', 'A lens')),
  option(run('lens', '<w:highlight w:val="yellow"/>')),
  option('mirror'),
  table(['4', ['How many?', 'A) one', 'B) two', 'Answer: B'].map((line) => paragraph(line)).join('')]),
].join('')

test('a paper in Word becomes questions, with keys from marks and answers, formulas, pictures and tables', () => {
  const { text, pictures } = readParts({
    body: PAPER,
    numbering: NUMBERING,
    pictures: { a: pictureBytes('png') },
  })
  const questions = [...readPlain(text).steps].flatMap((found, index) =>
    found ? [checkQuestion(found, index + 1)] : [],
  )
  const shown = questions.map((checked) => {
    const ready = 'question' in checked ? checked.question : undefined
    const { options = [], imageUrl } = ready ?? ('keyless' in checked ? checked.keyless : {})
    return [checked.text, options.map((each) => each.text), ready?.correctAnswer, imageUrl]
  })
  expect(shown).toEqual([
    ['What is the unit of force?', ['joule', 'newton', 'watt'], 1, ''],
    ['Solve $\\frac{1}{x}$', ['$2$', '$\\sqrt{2}$', '$x^{2}$'], undefined, ''],
    ['Which is shown?', ['lens', 'mirror'], 0, 'embedded:0'],
    ['How many?', ['one', 'two'], 1, ''],
  ])
  expect(pictures).toHaveLength(1)
})
