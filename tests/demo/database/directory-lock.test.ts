import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockDirectory } from '../../../demo/api/database/directory-lock.ts'

const MODULE = new URL('../../../demo/api/database/directory-lock.ts', import.meta.url).href
const HOLD = `import { lockDirectory } from '${MODULE}'; await lockDirectory(process.argv[1]); console.log('held'); setInterval(() => {}, 1000)`

let dir: string
beforeEach(async () => {
  dir = join(await mkdtemp(join(tmpdir(), 'quiz-lock-')), 'data')
})
afterEach(() => rm(join(dir, '..'), { recursive: true, force: true }))

async function holdElsewhere() {
  const holder = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', HOLD, dir])
  await once(holder.stdout, 'data')
  return holder
}

const inUse = expect.objectContaining({
  name: 'StartError',
  message: expect.stringMatching(/^DATA_DIR [^\n]*data is in use by another process[^\n]*DATABASE_URL\.$/),
})

test('a folder that another process uses is refused at once, in one line', async () => {
  const holder = await holdElsewhere()
  await expect(lockDirectory(dir)).rejects.toEqual(inUse)
  holder.kill()
})

test('a folder whose process was killed can be locked at once', async () => {
  const holder = await holdElsewhere()
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  const began = performance.now()
  const unlock = await lockDirectory(dir)
  expect(performance.now() - began).toBeLessThan(10_000)
  await unlock()
})

test('a folder that was unlocked can be locked again', async () => {
  const unlock = await lockDirectory(dir)
  await expect(lockDirectory(dir)).rejects.toEqual(inUse)
  await unlock()
  await (await lockDirectory(dir))()
})
