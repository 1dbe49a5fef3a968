// SPEC 2 Writing room
import { expect, test } from 'vitest'
import { paragraph, pictureBytes, run } from '../../support/office/docx-file.ts'
import { p, readParts } from '../../support/office/read-docx.ts'

const box = (text: string) =>
  `<wps:wsp><wps:txbx><w:txbxContent>${paragraph(text)}</w:txbxContent></wps:txbx></wps:wsp>`
const shape = '<wps:wsp><wps:spPr><a:prstGeom prst="ellipse"/></wps:spPr></wps:wsp>'
const picture = '<pic:pic><a:blip r:embed="a"/></pic:pic>'
const drawn = (content: string) =>
  `<w:r><w:drawing><wp:anchor><a:graphic>${content}</a:graphic></wp:anchor></w:drawing></w:r>`
const diagram = '<dgm:relIds r:dm="x"/>'

test.each([
  ['a box of text', box('F = 2 N'), '1. See:\nF = 2 N', ['part-put-in']],
  ['several boxes', box('F') + box('m'), '1. See:\nF\nm', ['part-put-in']],
  ['labels of a figure', shape + box('F'), '1. See:\nF', ['picture-lost', 'part-put-in']],
  ['labels on a picture', picture + box('F'), '1. See: ![](embedded:0)\nF', ['picture-lost', 'part-put-in']],
  ['a figure', shape, '1. See:', ['picture-lost']],
  ['a diagram', diagram, '1. See: [?]', ['picture-lost']],
])('%s in a question is read as far as it can be, and what is lost is noted', (_, content, text, codes) => {
  const source = readParts({ body: p(run('1. See: '), drawn(content)), pictures: { a: pictureBytes('png') } })
  expect([source.text, source.notes.map(({ code }) => code)]).toEqual([text, codes])
})
