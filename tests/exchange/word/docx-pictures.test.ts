// SPEC 2 Writing room
import { describe, expect, test } from 'vitest'
import { drawing, paragraph, pictureBytes, run } from '../../support/office/docx-file.ts'
import { p, readParts, textOf } from '../../support/office/read-docx.ts'

describe('pictures in a Word file', () => {
  const png = pictureBytes('png')

  test('stay where they were, each once', () => {
    const source = readParts({
      body: p(run('Look: '), drawing('a', 'A [red] circle'), drawing('b')) + p(drawing('a')),
      pictures: { a: png, b: pictureBytes('jpeg') },
    })
    expect(source.text).toBe('Look: ![A red circle](embedded:0)![](embedded:1)\n![](embedded:0)')
    expect(source.pictures.map(({ name, type }) => [name, type])).toEqual([
      ['a.bin', 'image/png'],
      ['b.bin', 'image/jpeg'],
    ])
    expect(source.pictures[0]?.bytes).toEqual(png)
    expect(source.notes).toEqual([])
  })

  test('on the web keep their address', () =>
    expect(textOf(p(drawing('a', 'Sun')), { pictures: { a: 'https://x.test/sun.png' } })).toBe(
      '![Sun](https://x.test/sun.png)',
    ))

  test.each([
    ['an old format', { a: pictureBytes('wmf') }, { code: 'picture-lost', kind: 'wmf' }],
    ['TIFF', { a: pictureBytes('tiff') }, { code: 'picture-lost', kind: 'tiff' }],
    ['nowhere', {}, { code: 'picture-lost', kind: 'missing' }],
    ['a file of the device', { a: 'file:///C:/a.png' }, { code: 'picture-lost', kind: 'missing' }],
    [
      'too many bytes',
      { a: pictureBytes('png', 5 * 1024 * 1024 + 1) },
      { code: 'embedded-picture-too-large', limitMb: 5 },
    ],
  ] as const)('from %s leave a gap and a note', (_, pictures, note) => {
    const { text, notes } = readParts({ body: paragraph('One') + p(run('Look: '), drawing('a')), pictures })
    expect(text).toBe('One\nLook: [?]')
    expect(notes).toEqual([{ ...note, line: 2 }])
  })

  test('written in both the old and the new way are read once', () => {
    const both = `<w:r><mc:AlternateContent><mc:Choice Requires="wpg">${drawing('a')}</mc:Choice><mc:Fallback><w:pict><v:shape alt="Old"><v:imagedata r:id="a"/></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`
    expect(textOf(p(both), { pictures: { a: png } })).toBe('![](embedded:0)')
  })

  test('written in the old way are read', () =>
    expect(
      textOf(p('<w:r><w:pict><v:shape alt="Old"><v:imagedata r:id="a"/></v:shape></w:pict></w:r>'), {
        pictures: { a: png },
      }),
    ).toBe('![Old](embedded:0)'))
})
