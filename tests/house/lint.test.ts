import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
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

/** Every folder with code, so that none is forgotten. */
const ROOMS = [
  ...new Set(
    ['src', 'embed', 'demo/api'].flatMap((floor) =>
      readdirSync(floor, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => dirname(join(floor, file))),
    ),
  ),
]

/** A package that no room may know, and for the domain the clock. */
const IN_ROOMS = ROOMS.flatMap((room): [file: string, source: string, rule: string][] => [
  [`${room}/planted-package.ts`, `import { toast } from 'sonner'\nexport const planted = toast`, 'import'],
  ...(room.startsWith('src/domain')
    ? [
        [`${room}/planted-time.ts`, 'export const planted = () => Date.now()', 'plugin'] as [
          string,
          string,
          string,
        ],
      ]
    : []),
])
const PLANTED = [...BREACHES, ...IN_ROOMS]

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
  for (const [file, source] of PLANTED) await writeFile(join(folder, file), `${source}\n`)
  report = await new Promise((done) => {
    const flags = ['lint', '--max-diagnostics=none', '--reporter=github', '--error-on-warnings']
    execFile(BIOME, flags, { cwd: folder, maxBuffer: 1e8 }, (_, out, err) => done(out + err))
  })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test.each(PLANTED)('%s is caught', (file, _, rule) => {
  const told = report.split('\n').filter((line) => line.includes(`/${file},`))
  expect(told.join('\n')).toContain(`title=${RULES[rule]}`)
})

test('no file of the product breaks a rule', () => {
  const told = report.split('\n').filter((line) => line.startsWith('::') && !line.includes('planted-'))
  expect(told).toEqual([])
})

test.each(['src/domain', 'src/stores', 'src/ui', 'demo/api'])(
  'CONTRIBUTING names the rooms of %s in the order in which they stand in biome.json',
  (floor) => {
    const rows = [...readFileSync('biome.json', 'utf8').matchAll(/"includes": \["([^"*]+)\/\*\*"/g)]
    const rooms = rows.map(([, path = '']) => path).filter((path) => dirname(path) === floor)
    const list = readFileSync('.github/CONTRIBUTING.md', 'utf8').split(`- \`${floor}\`: `)[1]
    expect(list?.match(/^[\w,\s]+?(?=;|\n-|\n\n)/)?.[0].split(/,\s+/)).toEqual(
      rooms.map((path) => path.slice(floor.length + 1)),
    )
  },
)
