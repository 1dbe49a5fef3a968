import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { expect, test } from 'vitest'
import { recipeNames } from '../recipes/project.ts'

const RECIPES = 'tests/recipes'
const PAGE = 'demo/docs/recipes.md'

const read = (file: string) => readFileSync(file, 'utf8')
const page = read(PAGE)

/** Where a file of a recipe stands in the page, with its text if it has been filled in. */
const FILE = /<!-- file: (\S+) -->(?:\n\n?```\w+\n[\s\S]*?\n```)?/g

const block = (path: string) =>
  `<!-- file: ${path} -->\n\n\`\`\`${extname(path).slice(1)}\n${read(join(RECIPES, path)).trimEnd()}\n\`\`\``

interface Manifest {
  dependencies: Record<string, string>
  devDependencies?: Record<string, string>
  scripts: Partial<Record<string, string>>
}

function row(name: string): string {
  const { dependencies, devDependencies, scripts }: Manifest = JSON.parse(
    read(join(RECIPES, name, 'package.json')),
  )
  const packages = Object.entries({ ...dependencies, ...devDependencies })
    .filter(([of]) => of !== 'quiz-elements')
    .map(([of, version]) => `${of} ${version}`)
  const checked = scripts.check ? `\`${scripts.check}\`` : '–'
  return `| ${name} | ${packages.join(', ') || '–'} | ${checked} | ${scripts.start ? 'by its own server' : 'as files'} |`
}

const versions = () =>
  [
    '<!-- versions:begin -->',
    '| recipe | packages | types | served |',
    '| --- | --- | --- | --- |',
    ...recipeNames.map(row),
    '<!-- versions:end -->',
  ].join('\n')

test('the page of recipes shows the tested files; if not, run `npx vitest run tests/house/recipes -u`', () => {
  const filled = page
    .replaceAll(FILE, (_, path) => block(path))
    .replace(/<!-- versions:begin -->[\s\S]*<!-- versions:end -->/, () => versions())
  return expect(filled).toMatchFileSnapshot(`../../${PAGE}`)
})

test('the page of recipes has something of each recipe', () => {
  const shown = new Set([...page.matchAll(FILE)].map(([, path = '']) => path.split('/')[0]))
  // Rspack takes the very files of webpack.
  expect(recipeNames.filter((name) => !shown.has(name) && name !== 'rspack')).toEqual([])
})

test.each(['src/main.js', 'index.html'])('webpack and Rspack share %s', (file) => {
  expect(read(join(RECIPES, 'rspack', file))).toBe(read(join(RECIPES, 'webpack', file)))
})

test('every package of a recipe has one exact version', () => {
  const folders = readdirSync(RECIPES, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const loose = folders.flatMap(({ name }) => {
    const { dependencies, devDependencies }: Manifest = JSON.parse(read(join(RECIPES, name, 'package.json')))
    return Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([of, version]) => of !== 'quiz-elements' && !/^\d+\.\d+\.\d+$/.test(version),
    )
  })
  expect(loose).toEqual([])
})
