import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** What must not pass the lint: the file, what it imports or does, and the rule that has to say so. */
const BREACHES: [file: string, source: string, rule: string][] = [
  [
    'src/domain/quizzes/planted-react.ts',
    `import { useState } from 'react'\nexport const planted = useState`,
    'import',
  ],
  ['src/domain/quizzes/planted-clock.ts', 'export const planted = () => Date.now()', 'plugin'],
  [
    'src/domain/notices/planted-react.ts',
    `import { useState } from 'react'\nexport const planted = useState`,
    'import',
  ],
  ['src/domain/lib/planted-date.ts', 'export const planted = () => new Date()', 'plugin'],
  ['src/domain/quizzes/planted-room.ts', `export { slotSpan as planted } from '../slots/slot.ts'`, 'import'],
  [
    'src/domain/lib/planted-type.ts',
    `import type { Quiz } from '../quizzes/quiz.ts'\nexport type Planted = Quiz`,
    'import',
  ],
  ['src/api/planted-toast.ts', `import { toast } from 'sonner'\nexport const planted = toast`, 'import'],
  ['src/api/planted-ofetch.ts', `import { ofetch } from 'ofetch'\nexport const planted = ofetch`, 'import'],
  [
    'src/messages/results/planted-store.ts',
    `import { $now } from '../../stores/page/clock.ts'\nexport const planted = $now`,
    'import',
  ],
  [
    'src/platform/planted-store.ts',
    `import { $now } from '../stores/page/clock.ts'\nexport const planted = $now`,
    'import',
  ],
  [
    'src/stores/page/planted-react.ts',
    `import { useStore } from '@nanostores/react'\nexport const planted = useStore`,
    'import',
  ],
  ['src/stores/page/planted-type.ts', `import type { FC } from 'react'\nexport type Planted = FC`, 'import'],
  [
    'src/stores/slots/planted-toast.ts',
    `import { toast } from 'sonner'\nexport const planted = toast`,
    'import',
  ],
  [
    'src/stores/slots/planted-room.ts',
    `import { $attempt } from '../attempts/attempt.ts'\nexport const planted = $attempt`,
    'import',
  ],
  [
    'src/ui/forms/planted-store.ts',
    `import { atom } from 'nanostores'\nexport const planted = atom`,
    'import',
  ],
  ['src/ui/forms/planted-temml.ts', `import temml from 'temml'\nexport const planted = temml`, 'import'],
  ['src/ui/lib/planted-room.ts', `export { Button as planted } from '../forms/button.tsx'`, 'import'],
  [
    'src/screens/home/planted-ofetch.ts',
    `import { ofetch } from 'ofetch'\nexport const planted = ofetch`,
    'import',
  ],
  [
    'src/screens/home/planted-api.ts',
    `export { listQuizzes as planted } from '../../api/quizzes.ts'`,
    'import',
  ],
  [
    'src/screens/home/planted-screen.ts',
    `export { AdminScreen as planted } from '../admin/admin.tsx'`,
    'import',
  ],
  [
    'src/screens/admin/trial/planted-screen.ts',
    `export { HomeScreen as planted } from '../../home/home.tsx'`,
    'import',
  ],
  [
    'src/app/planted-r2wc.ts',
    `import r2wc from '@r2wc/react-to-web-component'\nexport const planted = r2wc`,
    'import',
  ],
  ['embed/planted-store.ts', `export { $now as planted } from '../src/stores/page/clock.ts'`, 'import'],
  [
    'demo/api/http/planted-room.ts',
    `import type { Identity } from '../people/users.ts'\nexport type Planted = Identity`,
    'import',
  ],
  [
    'demo/api/slots/planted-client.ts',
    `export { bookSlot as planted } from '../../../src/api/slots.ts'`,
    'import',
  ],
  [
    'src/domain/regrade/planted-room.ts',
    `export { keyMoves as planted } from '../authoring/key-moves.ts'`,
    'import',
  ],
  [
    'demo/api/regrade/planted-room.ts',
    `export { resultRoutes as planted } from '../results/results.ts'`,
    'import',
  ],
  [
    'src/domain/quizzes/planted-circle-a.ts',
    `import type { B } from './planted-circle-b.ts'\nexport type A = B | 1`,
    'circle',
  ],
  [
    'src/domain/quizzes/planted-circle-b.ts',
    `import type { A } from './planted-circle-a.ts'\nexport type B = A | 2`,
    'circle',
  ],
]

const RULES: Record<string, string> = {
  import: 'lint/style/noRestrictedImports',
  plugin: 'plugin',
  circle: 'lint/suspicious/noImportCycles',
}

const BIOME = resolve('node_modules/.bin/biome')
let folder: string
let report: string

/** One run over a copy of the sources, so that nothing is ever planted in the checkout itself. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quiz-lint-'))
  for (const part of ['biome.json', 'package.json', '.ci/lint', 'src', 'embed', 'demo/api'])
    await cp(part, join(folder, part), { recursive: true })
  for (const [file, source] of BREACHES) await writeFile(join(folder, file), `${source}\n`)
  report = await new Promise((done) => {
    const flags = ['lint', '--max-diagnostics=none', '--reporter=github', '--error-on-warnings']
    execFile(BIOME, flags, { cwd: folder, maxBuffer: 1e8 }, (_, out, err) => done(out + err))
  })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test.each(BREACHES)('%s is caught', (file, _, rule) => {
  const told = report.split('\n').filter((line) => line.includes(`/${file},`))
  expect(told.join('\n')).toContain(`title=${RULES[rule]}`)
})

test('nothing else is', () => {
  const told = report.split('\n').filter((line) => line.startsWith('::') && !line.includes('planted-'))
  expect(told).toEqual([])
})
