// SPEC 2 Writing room
import { strToU8 } from 'fflate'
import { describe, expect, test } from 'vitest'
import { checkQuestion } from '../../../src/domain/exchange/found-question.ts'
import { readPlain } from '../../../src/exchange/formats/plain/read.ts'
import { paragraph, pictureBytes, run } from '../../support/office/docx-file.ts'
import { p, readParts } from '../../support/office/read-docx.ts'

const CLASSES = {
  radio: '{8BD21D50-EC42-11CE-9E0D-00AA006002F3}',
  check: '{8BD21D40-EC42-11CE-9E0D-00AA006002F3}',
  field: '{8BD21D10-EC42-11CE-9E0D-00AA006002F3}',
  page: '{5512D118-5CC6-11CF-8D67-00AA00BDCE1D}',
  combo: '{8BD21D30-EC42-11CE-9E0D-00AA006002F3}',
  button: '{D7053240-CE69-11CD-A777-00DD01143C57}',
}

const part = (kind: keyof typeof CLASSES, props: Record<string, string> = {}) =>
  strToU8(
    `<ax:ocx xmlns:ax="http://schemas.microsoft.com/office/2006/activeX" ax:classid="${CLASSES[kind]}">${Object.entries(
      props,
    )
      .map(([name, value]) => `<ax:ocxPr ax:name="${name}" ax:value="${value}"/>`)
      .join('')}</ax:ocx>`,
  )

const control = (id = 'none') =>
  `<w:r><w:object><v:shape id="s"><v:imagedata r:id="i"/></v:shape><w:control r:id="${id}" w:name="DefaultOcxName"/></w:object></w:r>`

const box = (isOn: boolean | undefined, shown: string) =>
  `<w:sdt><w:sdtPr><w14:checkbox>${isOn === undefined ? '' : `<w14:checked w14:val="${isOn ? 1 : 0}"/>`}</w14:checkbox></w:sdtPr><w:sdtContent>${run(shown)}</w:sdtContent></w:sdt>`

const list = (items: readonly string[], chosen = '') =>
  `<w:sdt><w:sdtPr>${chosen ? '' : '<w:showingPlcHdr/>'}<w:dropDownList><w:listItem w:displayText="Choose an item." w:value=""/>${items
    .map((item) => `<w:listItem w:displayText="${item}" w:value="${item}"/>`)
    .join(
      '',
    )}</w:dropDownList></w:sdtPr><w:sdtContent>${run(chosen || 'Choose an item.')}</w:sdtContent></w:sdt>`

const PARTS = {
  i: pictureBytes('wmf'),
  on: part('radio', { Value: '1' }),
  off: part('radio', { Value: '0' }),
  page: part('page'),
  ticked: part('check', { Value: 'True', Caption: 'newton' }),
  open: part('check', { Caption: 'joule' }),
  field: part('field'),
  combo: part('combo'),
  button: part('button'),
}

const read = (...lines: string[]) => {
  const { text, notes } = readParts({ body: lines.join(''), pictures: PARTS })
  return [text, notes.map(({ code }) => code)]
}

describe('a control in a Word file', () => {
  test.each([
    ['a button whose part is missing', control(), '○ newton', []],
    ['a button', control('off'), '○ newton', []],
    ['a button of a page', control('page'), '○ newton', []],
    ['a button that is chosen', control('on'), '◉ newton', []],
    ['a field', control('field'), '_____ newton', []],
    ['a list', control('combo'), '[?]newton', ['picture-lost']],
    ['a button that does something', control('button'), 'newton', []],
    ['a box', box(false, '☐'), '☐ newton', []],
    ['a box that says nothing', box(undefined, '☐'), '☐ newton', []],
    ['a box ticked with a cross', box(true, '☒'), '☑ newton', []],
    ['a list of letters', list(['A', 'B']), 'newton', []],
    ['a list of letters with its answer', list(['A', 'B'], 'B'), 'Bnewton', []],
  ])('is read as its sign: %s', (_, xml, text, notes) =>
    expect(read(p(xml, run('newton')))).toEqual([text, notes]),
  )

  test('shows its caption', () =>
    expect(read(p(control('ticked')), p(control('open')))).toEqual(['☑ newton\n☐ joule', []]))

  test.each([
    [
      'in a sentence',
      p(run('The unit is '), list(['newton', 'joule']), run('.')),
      'The unit is _____.\nA) newton\nB) joule',
    ],
    [
      'between paragraphs',
      list(['newton', 'joule'], 'joule').replace(/<w:r>.*<\/w:r>/, paragraph('joule')),
      '_____\nA) newton\nB) joule',
    ],
    [
      'as a form field',
      p(
        run('The unit is '),
        '<w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:ddList><w:listEntry w:val="newton"/><w:listEntry w:val="joule"/></w:ddList></w:ffData></w:fldChar></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>',
      ),
      'The unit is _____\nA) newton\nB) joule',
    ],
  ])('that is a list has its entries as options, %s', (_, body, text) =>
    expect(read(body)).toEqual([text, []]),
  )
})

test('the key is the one option that is ticked; none or several ask', () => {
  const question = (stem: string, ...options: [xml: string, text: string][]) =>
    [paragraph(stem), ...options.map(([xml, text]) => p(xml, run(text)))].join('')
  const [text] = read(
    question(
      '1. Unit of force?',
      [control('off'), 'A. joule'],
      [control('on'), 'B. newton'],
      [control('off'), 'C. watt'],
    ),
    question(
      '2. Unit of power?',
      [box(false, '☐'), 'joule'],
      [box(false, '☐'), 'newton'],
      [box(true, '☒'), 'watt'],
    ),
    question('3. Unit of work?', [control(), 'A. joule'], [control(), 'B. newton']),
    question(
      '4. Which are units?',
      [box(true, '☒'), 'joule'],
      [box(true, '☒'), 'newton'],
      [box(false, '☐'), 'work'],
    ),
    p(run('5. The unit of work is '), list(['joule', 'newton'], 'newton'), run('.')),
  )
  const found = [...readPlain(String(text)).steps].flatMap((step, index) =>
    step ? [checkQuestion(step, index + 1)] : [],
  )
  expect(
    found.map((each) =>
      'question' in each
        ? each.question.correctAnswer
        : 'keyless' in each
          ? each.keyless.options.length
          : each,
    ),
  ).toEqual([1, 2, 2, 3, 2])
})
