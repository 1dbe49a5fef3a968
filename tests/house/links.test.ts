import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROUTES } from '../../src/domain/page/screens.ts'

const FLOORS = ['src/domain', 'src/stores', 'src/screens', 'src/ui', 'src/app', 'embed']
/** Where the paths are, where paths of the API look like them, and where '/' is a sign of fractions or divides a file's name. */
const APART = [
  'src/domain/page/screens.ts',
  'src/domain/page/paths.ts',
  'src/exchange/',
  'src/domain/kinds/number/',
  'src/screens/parts/kinds/number/',
]
const segments = Object.values(ROUTES).flatMap((route) => route.split('/')[1] || [])

/** A text that is a link, or begins like one: '/', '/admin/…'. `startsWith('/')` asks about another page's address. */
const LINK = new RegExp(`(?<!startsWith\\()(["'\`])/(?:\\1|(?:${[...new Set(segments)].join('|')})\\b)`)

const sources = FLOORS.flatMap((floor) =>
  readdirSync(floor, { recursive: true, encoding: 'utf8' }).map((file) => join(floor, file)),
).filter((file) => /\.tsx?$/.test(file) && !APART.some((apart) => file.startsWith(apart)))

const literalLinks = (text: string) => text.split('\n').filter((line) => LINK.test(line))

test('every link of the pages comes from `paths`', () => {
  expect(sources.length).toBeGreaterThan(100)
  const found = sources.flatMap((file) =>
    literalLinks(readFileSync(file, 'utf8')).map((line) => `${file}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})

test.each([
  `<LinkButton to="/" kind="primary">`,
  `<Link href="/admin/results">`,
  `navigate('/')`,
  `{ to: '/user/results', label: 'View Results' },`,
  `const link = '/quiz/' + id`,
])('the test would find a literal link: %s', (line) => {
  expect(literalLinks(line)).toEqual([line])
})
