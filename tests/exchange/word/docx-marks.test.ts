// SPEC 2 Writing room
import { describe, expect, test } from 'vitest'
import { paragraph, run } from '../../support/office/docx-file.ts'
import { BOLD, lowered, p, raised, textOf } from '../../support/office/read-docx.ts'

describe('a mark in a Word file', () => {
  test.each([
    ['bold', BOLD, '**Paris**'],
    ['bold that is switched off', '<w:b w:val="0"/>', 'Paris'],
    ['underlined', '<w:u w:val="single"/>', '**Paris**'],
    ['highlighted', '<w:highlight w:val="yellow"/>', '**Paris**'],
    ['shaded', '<w:shd w:val="clear" w:color="auto" w:fill="FFFF00"/>', '**Paris**'],
    ['shaded in white', '<w:shd w:val="clear" w:color="auto" w:fill="FFFFFF"/>', 'Paris'],
    ['red', '<w:color w:val="FF0000"/>', '**Paris**'],
    ['black', '<w:color w:val="000000"/>', 'Paris'],
    ['dark grey, as Google Docs has it', '<w:color w:val="434343"/>', 'Paris'],
    ['of the automatic colour', '<w:color w:val="auto"/>', 'Paris'],
    ['italic', '<w:i/>', 'Paris'],
  ])('is kept or ignored on a run that is %s', (_, props, text) => {
    const others = ['London', 'Madrid', 'Lisbon'].map((city) => paragraph(city)).join('')
    expect(
      textOf(others + p(run('Paris', props)))
        .split('\n')
        .at(-1),
    ).toBe(text)
  })

  test.each([
    ['runs beside each other are marked once', p(run('Par', BOLD), run('is', BOLD)), '**Paris**'],
    ['spaces at the ends stay outside', p(run('a'), run(' b ', BOLD), run('c')), 'a **b** c'],
    [
      'a space between two marked words is one of them',
      p(run('New', BOLD), run(' '), run('York', BOLD)),
      '**New York**',
    ],
    ['only spaces are never marked', p(run('a'), run('  ', BOLD), run('b')), 'a  b'],
    ['a label alone is never marked', p(run('b)', BOLD), run(' Paris')), 'b) Paris'],
    ['a marked line with its label', p(run('b) Paris', BOLD)), '**b) Paris**'],
    [
      'a marked break ends the mark',
      p('<w:r><w:rPr><w:b/></w:rPr><w:t>a</w:t><w:br/><w:t>b</w:t></w:r>'),
      '**a**\n**b**',
    ],
  ])('is kept: %s', (_, body, text) => expect(textOf(body)).toBe(text))

  test('is not a colour that most of the text has', () => {
    const blue = '<w:color w:val="1F3864"/>'
    expect(textOf(p(run('All of this is blue', blue)) + p(run('red', '<w:color w:val="FF0000"/>')))).toBe(
      'All of this is blue\n**red**',
    )
  })

  test('may come from a style, but not from a heading', () => {
    const styles = [
      '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>',
      '<w:style w:type="paragraph" w:styleId="H1"><w:name w:val="heading 1"/><w:rPr><w:b/><w:color w:val="2F5496"/></w:rPr></w:style>',
      '<w:style w:type="paragraph" w:styleId="Key"><w:name w:val="Key"/><w:basedOn w:val="Base"/></w:style>',
      '<w:style w:type="paragraph" w:styleId="Base"><w:name w:val="Base"/><w:rPr><w:b/></w:rPr></w:style>',
      '<w:style w:type="character" w:styleId="Strong"><w:name w:val="Strong"/><w:rPr><w:b/></w:rPr></w:style>',
      '<w:style w:type="paragraph" w:styleId="Ring"><w:name w:val="Ring"/><w:basedOn w:val="Ring"/></w:style>',
    ].join('')
    const styled = (id: string, text: string) => paragraph(text, `<w:pStyle w:val="${id}"/>`)
    const body =
      styled('H1', 'Test') +
      styled('Key', 'right') +
      styled('Ring', 'round') +
      p(run('strong', '<w:rStyle w:val="Strong"/>'))
    expect(textOf(body, { styles })).toBe('Test\n**right**\nround\n**strong**')
  })
})

describe('a raised or lowered letter', () => {
  test.each([
    ['a power', p(run('x'), raised('2'), run(' = 4')), '$x^{2}$ = 4'],
    ['a power of ten', p(run('6.02 × 10'), raised('−3'), run(' m')), '6.02 × $10^{-3}$ m'],
    ['an index', p(run('v'), lowered('max')), '$v_{\\text{max}}$'],
    ['both', p(run('x'), lowered('1'), raised('2')), '$x_{1}^{2}$'],
    ['a bracket', p(run('2(x+1)'), raised('2')), '2$(x+1)^{2}$'],
    ['water', p(run('H'), lowered('2'), run('O is wet')), '$\\mathrm{H_{2}O}$ is wet'],
    ['sulphate', p(run('SO'), lowered('4'), raised('2−')), '$\\mathrm{SO_{4}^{2-}}$'],
    ['sulphuric acid', p(run('H'), lowered('2'), run('SO'), lowered('4')), '$\\mathrm{H_{2}SO_{4}}$'],
    ['a unit', p(run('5 m'), raised('2')), '5 $\\mathrm{m}^{2}$'],
    ['a longer unit', p(run('3 cm'), raised('3')), '3 $\\text{cm}^{3}$'],
    ['an ordinal', p(run('the 1'), raised('st'), run(' law')), 'the 1st law'],
    ['degrees', p(run('30'), raised('o'), run('C')), '30°C'],
    ['a digit after it', p(run('x'), raised('2'), run('3')), '$x^{2}3$'],
    [
      'one that is marked',
      p(run('x', BOLD), run('2', `${BOLD}<w:vertAlign w:val="superscript"/>`)),
      '**$x^{2}$**',
    ],
    ['a price beside it', p(run('$5 for x'), raised('2')), '\\$5 for $x^{2}$'],
  ])('is a formula: %s', (_, body, text) => expect(textOf(body)).toBe(text))
})
