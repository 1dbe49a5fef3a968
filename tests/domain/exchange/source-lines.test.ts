import { expect, test } from 'vitest'
import type { EmbeddedPicture } from '../../../src/domain/exchange/found-question.ts'
import type { LineNote } from '../../../src/domain/exchange/import-problem.ts'
import { insertSource, shiftNotes } from '../../../src/domain/exchange/source-lines.ts'
import { isRichPaste, originOfPaste } from '../../../src/exchange/formats/html/paste.ts'

const noteAt = (line: number): LineNote => ({ code: 'element-left-out', element: `e${line}`, line })
const linesOf = (notes: readonly LineNote[]) => notes.map(({ line }) => line)

const BEFORE = 'one\ntwo\nthree\nfour'

test.each([
  ['nothing', BEFORE, [1, 2, 3, 4]],
  ['a word', 'one\ntwo!\nthree\nfour', [1, 2, 3, 4]],
  ['a line put in', 'one\ntwo\nnew\nthree\nfour', [1, 2, 4, 5]],
  ['a line taken out', 'one\nthree\nfour', [1, 2, 3]],
  ['lines before all', 'a\nb\none\ntwo\nthree\nfour', [3, 4, 5, 6]],
  ['everything', '', [1]],
])('notes stay with their lines when %s changes', (_, after, lines) => {
  expect(linesOf(shiftNotes([1, 2, 3, 4].map(noteAt), BEFORE, after))).toEqual(lines)
})

const picture = (name: string): EmbeddedPicture => ({ name, type: 'image/png', bytes: new Uint8Array() })

test('a text inserted into another one brings its pictures and notes along', () => {
  const base = { text: 'one ![](embedded:0)\nend', pictures: [picture('a')], notes: [noteAt(2)] }
  const added = { text: 'new\n![b](embedded:0)\n', pictures: [picture('b')], notes: [noteAt(2)] }
  const joined = insertSource(base, added, 'one ![](embedded:0)\n'.length)
  expect(joined.text).toBe('one ![](embedded:0)\nnew\n![b](embedded:1)\nend')
  expect(joined.pictures.map(({ name }) => name)).toEqual(['a', 'b'])
  expect(joined.notes).toEqual([
    { ...noteAt(2), line: 3 },
    { ...noteAt(2), line: 4 },
  ])
})

const TABLE = '<table><tr><td>Which?</td></tr></table>'

test.each([
  ['bold options', '<p>a) <b>this</b></p>', 'a) this', true],
  ['a picture', '<p><img src="x"></p>', '', true],
  ['a list of Word', '<p style="mso-list:l0 level1 lfo1">One</p>', 'One', true],
  ['plain paragraphs', '<p>One</p><p>Two</p>', 'One\nTwo', false],
  ['nothing but text', '', 'One', false],
  ['rows of Excel', `<html xmlns:x="urn:schemas-microsoft-com:office:excel">${TABLE}`, 'Which?\t1', false],
  ['rows of Sheets', `<google-sheets-html-origin>${TABLE}`, 'Which?\t1', false],
  ['GIFT in colours of an editor', '<b>Q {=a ~b}</b>', 'Q {=a ~b}', false],
])('of the text and the HTML of a paste with %s, the better one is read', (_, html, plain, isRich) =>
  expect(isRichPaste(html, plain)).toBe(isRich),
)

test.each([
  ['<html xmlns:w="urn:schemas-microsoft-com:office:word">', 'word'],
  ['<p class=MsoNormal>One</p>', 'word'],
  ['<b id="docs-internal-guid-1">One</b>', 'docs'],
  ['<google-sheets-html-origin><table>', 'sheet'],
  ['<p>One</p>', 'web'],
])('the paste %s reveals where it comes from', (html, origin) => expect(originOfPaste(html)).toBe(origin))
