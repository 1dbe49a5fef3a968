// SPEC 2 Writing room
import { describe, expect, test } from 'vitest'
import { pictureBytes, run } from '../../support/office/docx-file.ts'
import {
  compoundFile,
  digits,
  equation,
  equationObject,
  letter,
  line,
  mtef,
  template,
  wmfWith,
} from '../../support/office/mtef.ts'
import { p, readParts } from '../../support/office/read-docx.ts'

const HALF = mtef(template(11, 0, line(digits('1')), line(digits('2'))))
const LONG_DIVISION = mtef(template(26, 1, line(letter('x')), line(digits('2'))))

const read = (body: string, pictures: Record<string, Uint8Array>) => {
  const { text, notes, pictures: found } = readParts({ body, pictures })
  return { text, notes, pictures: found.length }
}

describe('a formula of MathType in a Word file', () => {
  test.each(['Equation.DSMT4', 'Equation.3', 'MathType 6.0 Equation'])(
    'is read from its object: %s',
    (program) =>
      expect(
        read(p(run('Is it '), equation('o', 'i', program), run('?')), {
          o: equationObject(HALF),
          i: pictureBytes('wmf'),
        }),
      ).toEqual({
        text: 'Is it $\\frac{1}{2}$?',
        notes: [],
        pictures: 0,
      }),
  )

  test.each([
    ['in one part', wmfWith(HALF)],
    ['in several parts', wmfWith(HALF, 10)],
  ])('is read from its preview without its object, %s', (_, preview) =>
    expect(read(p(run('A) '), equation('o', 'i')), { i: preview })).toEqual({
      text: 'A) $\\frac{1}{2}$',
      notes: [],
      pictures: 0,
    }),
  )

  test('is read from a metafile that is only a picture', () =>
    expect(
      read(p('<w:r><w:pict><v:shape><v:imagedata r:id="i"/></v:shape></w:pict></w:r>'), { i: wmfWith(HALF) })
        .text,
    ).toBe('$\\frac{1}{2}$'))

  test('stays a picture where there is nothing else, as the whole of an option', () =>
    expect(read(p(run('A) '), equation('o', 'i')), { i: pictureBytes('png') })).toEqual({
      text: 'A) ![](embedded:0)',
      notes: [],
      pictures: 1,
    }))

  test('as a picture within a sentence leaves a gap and a note where it was', () =>
    expect(read(p(run('The force is '), equation('o', 'i'), run(' N.')), { i: pictureBytes('png') })).toEqual(
      {
        text: 'The force is [?]![](embedded:0) N.',
        notes: [{ code: 'formula-lost', kind: 'MathType', line: 1 }],
        pictures: 1,
      },
    ))
})

describe('a formula that cannot be read in whole', () => {
  test.each([
    [
      'a part that has no LaTeX',
      { o: equationObject(LONG_DIVISION) },
      '$x2$',
      { code: 'formula-part-lost', element: 'mathtype/template-26' },
    ],
    [
      'a damaged object',
      { o: equationObject(HALF.slice(0, -5)) },
      '[?]',
      { code: 'formula-lost', kind: 'Equation.DSMT4' },
    ],
    [
      'another object',
      { o: compoundFile('Other', HALF) },
      '[?]',
      { code: 'formula-lost', kind: 'Equation.DSMT4' },
    ],
    ['no object', { i: pictureBytes('wmf') }, '[?]', { code: 'formula-lost', kind: 'Equation.DSMT4' }],
    [
      'half a preview',
      { i: wmfWith(HALF, 10).slice(0, 90) },
      '[?]',
      { code: 'formula-lost', kind: 'Equation.DSMT4' },
    ],
    [
      'an object that is too large',
      { o: new Uint8Array(2 << 20) },
      '[?]',
      { code: 'formula-lost', kind: 'Equation.DSMT4' },
    ],
  ])('is noted as lost: %s', (_, parts, text, note) =>
    expect(read(p(equation('o', 'i')), parts)).toEqual({ text, notes: [{ ...note, line: 1 }], pictures: 0 }),
  )

  test.each<[string, number, number, string]>([
    ['a chain of sectors without an end', 516, 1, '$\\frac{1}{2}$'],
    ['a directory that is a table', 48, 0, '[?]'],
    ['sectors of no size', 30, 0, '[?]'],
  ])('cannot hold the reader up: %s', (_, at, value, text) => {
    const bytes = equationObject(HALF)
    new DataView(bytes.buffer).setUint32(at, value, true)
    expect(read(p(equation('o')), { o: bytes }).text).toBe(text)
  })
})
