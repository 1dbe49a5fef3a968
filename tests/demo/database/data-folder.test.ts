// SPEC Operation Folders
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openFolder } from '../../../demo/api/database/data-folder.ts'

let root: string
let dir: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'quiz-folder-'))
  dir = join(root, 'data')
})
afterEach(() => rm(root, { recursive: true }))

/** What stands in the place of PGlite: makes a database where there is none, and tells what it found. */
async function open(folder: string, unlock: () => Promise<void>): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  const found = await readdir(folder)
  await putAll()
  await unlock()
  return found
}

const PARTS = ['PG_VERSION', 'global/pg_control', 'base', 'pg_wal', 'pg_xact']

async function put(...files: string[]) {
  for (const file of files) {
    await mkdir(dirname(join(dir, file)), { recursive: true })
    await writeFile(join(dir, file), '')
  }
}

const putAll = () => put(...PARTS.map((part) => `database/${part}`))

const refused = (rule: RegExp) =>
  expect.objectContaining({ name: 'StartError', message: expect.stringMatching(rule) })

test('a database is created once, and then opened', async () => {
  expect(await openFolder(dir, open)).toEqual([])
  expect(await openFolder(dir, open)).toContain('PG_VERSION')
  expect(await readdir(dir)).toEqual(['database'])
})

test.each(PARTS)('a database without %s is left alone, and not overwritten by a new one', async (missing) => {
  await putAll()
  await rm(join(dir, 'database', missing))
  const before = await readdir(dir, { recursive: true })
  await expect(openFolder(dir, open)).rejects.toEqual(
    refused(new RegExp(`^DATA_DIR \\S+ holds a part of a database, without ${missing}:[^\\n]+$`)),
  )
  expect(await readdir(dir, { recursive: true })).toEqual(before)
})

test('a database whose creation was interrupted is created again', async () => {
  const killed = () => Promise.reject(new Error('killed'))
  await expect(openFolder(dir, killed)).rejects.toThrow()
  await put('database/PG_VERSION', 'database/base')
  expect(await openFolder(dir, open)).toEqual([])
})

test('a database that does not open is refused in one line, and its folder is unlocked', async () => {
  await putAll()
  const damaged = () => Promise.reject(new Error('unreachable\n  at minified source'))
  await expect(openFolder(dir, damaged)).rejects.toEqual(
    refused(/^DATA_DIR \S+ cannot be opened \(.*unreachable\)[^\n]+$/),
  )
  expect(await openFolder(dir, open)).toContain('PG_VERSION')
})

test('an impossible folder is refused in one line', async () => {
  await writeFile(dir, 'a file')
  await expect(openFolder(join(dir, 'data'), open)).rejects.toEqual(
    refused(/^DATA_DIR \S+ cannot be opened \(Error: ENOTDIR[^\n]+$/),
  )
})
