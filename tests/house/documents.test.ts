import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const pagesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join(folder, file))
const STARTERS = readdirSync('demo/starters').map((name) => `demo/starters/${name}/README.md`)
const PAGES = [
  'README.md',
  'CHANGELOG.md',
  'demo/THREATS.md',
  ...pagesIn('.github'),
  ...pagesIn('demo/docs'),
  ...STARTERS,
]

/** Without blocks of code, whose brackets are no links. */
const proseOf = (page: string) => readFileSync(page, 'utf8').replaceAll(/```[\s\S]*?```/g, '')

/** The anchor that hosting sites give a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\d\- ]/gu, '')
    .replaceAll(' ', '-')
const anchorsOf = (page: string) =>
  [...proseOf(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))

function isBroken(page: string, link: string): boolean {
  const [path = '', anchor] = link.split('#')
  const target = path ? join(dirname(page), path) : page
  if (!existsSync(target)) return true
  return anchor !== undefined && !anchorsOf(target).includes(anchor)
}

test.each(PAGES)('every link of %s leads to a file of the project, and to a heading of it', (page) => {
  const links = [...proseOf(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link)
  expect(links.filter((link) => !/^https?:/.test(link) && isBroken(page, link))).toEqual([])
})

/** The threat model names tests from `tests/`. */
const NAMING_PATHS = PAGES.filter((page) => page !== 'demo/THREATS.md')

test.each(NAMING_PATHS)('every path that %s names exists', (page) => {
  const paths = [...proseOf(page).matchAll(/`((?:src|demo|tests|embed)\/[\w./-]+)`/g)].map(
    ([, path = '']) => path,
  )
  expect(paths.filter((path) => !path.includes('NNN') && !existsSync(path))).toEqual([])
})

test('the tests that the threat model names exist', () => {
  const named = [
    ...proseOf('demo/THREATS.md').matchAll(/`((?:browser|demo|domain|embed|platform|stores|ui)\/[\w/.-]+)`/g),
  ]
  const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  expect(named.length).toBeGreaterThan(20)
  expect(
    named
      .map(([, path = '']) => path)
      .filter((path) => !files.some((file) => file.startsWith(`${path}.`) || file === path)),
  ).toEqual([])
})
