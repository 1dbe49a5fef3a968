import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const CLOCK = 'plugin'
const CYCLE = 'lint/suspicious/noImportCycles'

/** What must not pass the lint: the file, what it does, and the rule that has to say so. */
const BREACHES: [file: string, source: string, rule: string][] = [
  ['src/domain/live/planted-clock.ts', 'export const planted = () => Date.now()', CLOCK],
  ['src/domain/lib/planted-date.ts', 'export const planted = () => new Date()', CLOCK],
  ['src/domain/new-room/planted-clock.ts', 'export const planted = () => Date.now()', CLOCK],
  [
    'src/domain/quizzes/planted-a.ts',
    `import type { B } from './planted-b.ts'\nexport type A = B | 1`,
    CYCLE,
  ],
  [
    'src/domain/quizzes/planted-b.ts',
    `import type { A } from './planted-a.ts'\nexport type B = A | 2`,
    CYCLE,
  ],
]

const BIOME = resolve('node_modules/.bin/biome')
let folder: string
let report: string

/** One run over a copy, so that nothing is ever planted in the checkout itself. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quiz-lint-'))
  for (const part of ['biome.json', 'package.json', '.ci/lint'])
    await cp(part, join(folder, part), { recursive: true })
  for (const [file, source] of BREACHES) {
    await mkdir(join(folder, file, '..'), { recursive: true })
    await writeFile(join(folder, file), `${source}\n`)
  }
  report = await new Promise((done) => {
    const flags = ['lint', '--max-diagnostics=none', '--reporter=github', '--error-on-warnings']
    execFile(BIOME, flags, { cwd: folder, maxBuffer: 1e8 }, (_, out, err) => done(out + err))
  })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test.each(BREACHES)('lint catches %s', (file, _, rule) => {
  const told = report.split('\n').filter((line) => line.includes(`/${file},`))
  expect(told.join('\n')).toContain(`title=${rule}`)
})
