import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { FLOORS, floorOf, importsOf, mayImport, roomOf, stepsOf } from './law.ts'

const FILES = ['src', 'embed', 'demo'].flatMap((floor) =>
  readdirSync(floor, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.d)\.tsx?$/.test(file) || /^starters\/(?!.*node_modules).*\.js$/.test(file))
    .map((file) => join(floor, file)),
)
const FLOORS_WITH_ROOMS = Object.entries(FLOORS).filter(([, { rooms }]) => rooms)

test('every import follows the law of the floors', () => {
  const breaches = FILES.flatMap((file) =>
    importsOf(readFileSync(file, 'utf8'))
      .filter((specifier) => !mayImport(file, specifier))
      .map((specifier) => `${file}: ${specifier}`),
  )
  expect(breaches).toEqual([])
})

test('every file is on a floor, and every folder of a floor with rooms is one of its rooms', () => {
  const lost = FILES.filter((file) => {
    const floor = floorOf(file)
    const rooms = floor && FLOORS[floor]
    if (!rooms) return true
    const room = roomOf(file, floor)
    return rooms.rooms && room !== undefined && !stepsOf(rooms).flat().includes(room)
  })
  expect(lost).toEqual([])
})

test.each(FLOORS_WITH_ROOMS)('CONTRIBUTING names the rooms of %s in their order', (name, floor) => {
  const list = readFileSync('.github/CONTRIBUTING.md', 'utf8').split(`- \`${name}\`: `)[1]
  const rooms = list?.match(/^[\w,\s]+?(?=;|\n-|\n\n)/)?.[0].split(/,\s+/)
  expect(rooms).toEqual(stepsOf(floor).flat())
})

describe('a breach of the law is caught:', () => {
  test.each([
    ['src/domain/quizzes', 'react'],
    ['src/domain/notices', 'react'],
    ['src/domain/live', 'react'],
    ['src/domain/live', '../../stores/page/clock.ts'],
    ['src/domain/people', 'sonner'],
    ['src/domain/quizzes', '../slots/slot.ts'],
    ['src/domain/lib', '../quizzes/quiz.ts'],
    ['src/domain/regrade', '../authoring/key-moves.ts'],
    ['src/api', 'ofetch'],
    ['src/api', '../stores/page/clock.ts'],
    ['src/messages/en', '../../stores/page/clock.ts'],
    ['src/platform', '../stores/page/clock.ts'],
    ['src/stores/page', '@nanostores/react'],
    ['src/stores/page', 'react'],
    ['src/stores/page', '@nanostores/query'],
    ['src/stores/slots', '../attempts/attempt.ts'],
    ['src/stores/live', '../../screens/home/home.tsx'],
    ['src/stores/exchange', '../../exchange/formats/gift/read.ts'],
    ['src/exchange/formats/gift', '../../../stores/page/clock.ts'],
    ['src/ui/forms', 'nanostores'],
    ['src/ui/forms', 'temml'],
    ['src/ui/lib', '../forms/button.tsx'],
    ['src/screens/home', 'ofetch'],
    ['src/screens/home', '../../api/quizzes.ts'],
    ['src/screens/home', '../admin/admin.tsx'],
    ['src/screens/admin/trial', '../../home/home.tsx'],
    ['src/app', '@r2wc/react-to-web-component'],
    ['src/app', '../api/quizzes.ts'],
    ['embed', '../src/stores/page/clock.ts'],
    ['demo/api/http', '../people/users.ts'],
    ['demo/api/slots', '../../../src/api/slots.ts'],
    ['demo/api/regrade', '../results/results.ts'],
    ['demo/api/lib', 'react'],
    ['demo/api/unnamed', '../lib/config.ts'],
    ['demo/mock/calls', 'node:http'],
    ['demo/mock/school', '../../api/people/users.ts'],
    ['demo/mock/school', '../calls/router.ts'],
    ['demo/starters/express', '../../../src/domain/slots/slot.ts'],
    ['demo/starters/express', '../../api/lib/config.ts'],
    ['demo/pictures', '../../tests/support/nightly.ts'],
  ])('in %s by %s', (folder, specifier) => {
    expect(mayImport(`${folder}/planted.ts`, specifier)).toBe(false)
  })

  const FOLDERS = [
    ...new Set(FILES.filter((file) => !file.startsWith('demo/')).map((file) => join(file, '..'))),
  ]
  test.each(FOLDERS)('in %s by an unknown package', (folder) => {
    expect(mayImport(`${folder}/planted.ts`, 'sonner')).toBe(false)
  })

  test.each([
    `import { atom } from 'nanostores'`,
    `import type {\n  Quiz,\n} from 'nanostores'`,
    `export * from 'nanostores'`,
    `import 'nanostores'`,
    `const late = () => import('nanostores')`,
    `type Late = typeof import('nanostores')`,
  ])('however it is written: %j', (source) => {
    expect(importsOf(source)).toContain('nanostores')
  })
})
