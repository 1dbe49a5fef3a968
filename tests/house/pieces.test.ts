import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file))

/** What other pieces are made of. `Drawing` loads its lines later; the page must not load them at once. */
const FRAMES = ['src/ui/data/plot.tsx', 'src/ui/layout/line-drawings.tsx']

/** Rooms whose files draw something. */
const pieces = ['data', 'feedback', 'forms', 'layout', 'maths']
  .flatMap((room) => filesIn(`src/ui/${room}`))
  .filter((file) => file.endsWith('.tsx') && !FRAMES.includes(file))

const page = filesIn('demo/pieces')
  .map((file) => readFileSync(file, 'utf8'))
  .join()

test.each(pieces)('the page of the pieces shows %s', (file) => {
  expect(page).toContain(`'../../${file}'`)
})
