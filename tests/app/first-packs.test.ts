import { expect, test } from 'vitest'
import { packsOf } from '../../src/app/start/translations.ts'
import { SCREENS } from '../../src/domain/page/screens.ts'

/** Judged by the route alone, before the table of screens is loaded. */
test.each(Object.entries(SCREENS))('the first screen %s requests the packs up to its own', (_, row) => {
  expect(packsOf('path' in row ? row.path : undefined).at(-1)).toBe(row.words)
})
