import { rmSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buildApi } from '../../../demo/build/build-api.ts'

/** The page that stands for the built site. */
export const SITE_PAGE = '<!doctype html><title>Quiz</title>'

/** Global set-up of the server's tests: builds the API as it is shipped, in a folder laid out like a deployment. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  // Two projects call it.
  if (process.env.BUILT_API) return undefined
  const folder = await mkdtemp(join(tmpdir(), 'quiz-built-'))
  const api = join(folder, 'dist/api')
  await buildApi(api)
  await mkdir(join(folder, 'dist/site'))
  await writeFile(join(folder, 'dist/site/index.html'), SITE_PAGE)
  await cp('package.json', join(folder, 'package.json'))
  await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'junction')
  process.env.BUILT_API = join(api, 'main.js')
  // A signal leaves no time for the teardown.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return () => rm(folder, { recursive: true, force: true })
}
