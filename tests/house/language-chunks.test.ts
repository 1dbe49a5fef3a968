import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'

/** The sources with Italian added as demo/docs/translating.md says; its words are the Spanish ones. */
async function copyWithItalian(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'quiz-language-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const part of ['src/domain', 'src/messages', 'embed/build/chunk-groups.ts'])
    await cp(part, join(folder, part), { recursive: true })
  const messages = join(folder, 'src/messages')
  await cp(join(messages, 'es'), join(messages, 'it'), { recursive: true })
  const languages = join(folder, 'src/domain/page/languages.ts')
  const rows = await readFile(languages, 'utf8')
  await writeFile(languages, rows.replace('  ar: {', "  it: { name: 'Italiano', dir: 'ltr' },\n  ar: {"))
  return folder
}

test('a new language is one chunk for each of its packs, and none is empty', async () => {
  const folder = await copyWithItalian()
  const { CHUNK_GROUPS } = await import(/* @vite-ignore */ join(folder, 'embed/build/chunk-groups.ts'))
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: folder,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: { core: join(folder, 'src/messages/packs.ts') },
        external: ['valibot'],
        preserveEntrySignatures: 'allow-extension',
        output: { codeSplitting: { groups: CHUNK_GROUPS, includeDependenciesRecursively: false } },
      },
    },
  })
  const chunks = [built].flat().flatMap((output) => ('output' in output ? output.output : []))
  const italian = chunks.filter((chunk) => chunk.type === 'chunk' && /^it\b/.test(chunk.name))
  expect(italian.map(({ name }) => name).toSorted()).toEqual([
    'it-exam',
    'it-kinds',
    'it-learner',
    'it-pace',
    'it-reports',
    'it-spoken',
    'it-standing',
  ])
  for (const chunk of italian) expect('code' in chunk && chunk.code.length, chunk.name).toBeGreaterThan(1000)
})
