import { expect, test } from 'vitest'
import { checkQuestion } from '../../../src/domain/exchange/found-question.ts'
import { titleOfFile, titleOfPaper } from '../../../src/domain/exchange/suggested-title.ts'
import { readPlain } from '../../../src/exchange/formats/plain/read.ts'

const QUESTIONS = '\n1. A lens\n*a) bends\nb) breaks\n\n2. A prism\n*a) splits\nb) joins\n'

function titleOf(head: string): string | undefined {
  const text = head + QUESTIONS
  const { steps, notes = [] } = readPlain(text)
  const checked = [...steps].flatMap((found, index) => (found ? [checkQuestion(found, index + 1)] : []))
  return titleOfPaper(text, checked, notes)
}

test.each([
  ['its first line', 'Optics, second test\n', 'Optics, second test'],
  ['a bold first line', '**Optics**\n', 'Optics'],
  ['a heading of Markdown', '# Waves and light\n', 'Waves and light'],
  ['the line below where learners write their names', 'Name: ________ Class: ____\nOptics\n', 'Optics'],
  ['a German one', 'Klassenarbeit Nr. 2: Optik\n', 'Klassenarbeit Nr. 2: Optik'],
  ['an Arabic one', 'اختبار البصريات\n', 'اختبار البصريات'],
  ['none, if that tells what to do', 'Answer all the questions.\n', undefined],
  ['none, if that asks for something', 'Date:\n', undefined],
  ['none, if that has digits only', '12/03/2026\n', undefined],
  ['none, if that is long', `${'A long introduction '.repeat(6)}\n`, undefined],
  ['none, if there is no head', '', undefined],
])('the title of a paper is %s', (_, head, title) => expect(titleOf(head)).toBe(title))

test.each([
  ['optics_test-2.docx', 'optics test-2'],
  ['Optik-Klassenarbeit.docx', 'Optik Klassenarbeit'],
  ['Waves%20and%20light (1).txt', 'Waves and light'],
  ['Mechanics - Copy.docx', 'Mechanics'],
  ['اختبار البصريات.docx', 'اختبار البصريات'],
  ['2026-03-04.docx', undefined],
  ['questions.txt', undefined],
  ['.docx', undefined],
  [`${'x'.repeat(200)}.csv`, 'x'.repeat(80)],
])('the file %s gives the title %s', (name, title) => expect(titleOfFile(name)).toBe(title))
