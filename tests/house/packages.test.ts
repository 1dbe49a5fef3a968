import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const read = async (file: string) => JSON.parse(await readFile(file, 'utf8'))
const [root, demo, tests, lock] = await Promise.all(
  ['package.json', 'demo/package.json', 'tests/package.json', 'package-lock.json'].map(read),
)

test('the published package brings no dependency along', () => {
  expect(root).not.toHaveProperty('dependencies')
})

test('every package has one exact version', () => {
  const lists = [root.devDependencies, demo.dependencies, demo.devDependencies, tests.devDependencies]
  const all = lists.flatMap(Object.entries)
  expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
  expect(all.filter(([name, version]) => version !== Object.fromEntries(all)[name])).toEqual([])
})

test("the server's packages are installed where the tests and dist/api find them", () => {
  expect(Object.keys(lock.packages).filter((path) => /^(demo|tests)\/node_modules\//.test(path))).toEqual([])
})

test('npm checks every package that it fetches against a hash in the lockfile', () => {
  const fetched = Object.entries<{ integrity?: string; link?: boolean }>(lock.packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  )
  expect(fetched.length).toBeGreaterThan(100)
  expect(fetched.flatMap(([path, { integrity }]) => (integrity ? [] : [path]))).toEqual([])
})
