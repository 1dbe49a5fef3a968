import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Bars and lines have round ends of their own; a pill and the drawing of a phone keep their shape. */
const LARGEST_END_PX = 4
const SHAPES = ['exam/exam.css 22', 'admin/editor.css 14', 'admin/editor.css 30']

const ROOT = 'src/ui/styles'
const sheets = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
)

const fixedCorners = (file: string, text: string) =>
  [...text.matchAll(/radius:[^;]*?\b(\d+)px/g)]
    .filter(([, size]) => Number(size) > LARGEST_END_PX)
    .map(([, size]) => `${file} ${size}`)

test("every corner follows the page's --quiz-radius", () => {
  const found = sheets.flatMap((file) => fixedCorners(file, readFileSync(`${ROOT}/${file}`, 'utf8')))
  expect(found.toSorted()).toEqual(SHAPES.toSorted())
})

test('the test would find a corner that does not', () => {
  expect(fixedCorners('planted.css', '.box { border-radius: 7px 0; border: 9px }')).toEqual(['planted.css 7'])
})
