import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'

/** The sources with Italian added as demo/docs/translating.md says; its words are the Spanish ones. */
async function copyWithItalian(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'quiz-language-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const part of ['src/domain', 'src/messages', 'embed/chunk-groups.ts'])
    await cp(part, join(folder, part), { recursive: true })
  const edit = async (path: string, before: string | RegExp, after: string, to = path) => {
    const text = await readFile(join(folder, path), 'utf8')
    await writeFile(join(folder, to), text.replaceAll(before, after))
  }
  const files = await readdir(join(folder, 'src/messages'), { recursive: true })
  for (const file of files.filter((name) => /\/es(-\w+)?\.ts$/.test(name))) {
    const path = join('src/messages', file)
    await edit(path, /\/es\.ts'/g, "/it.ts'", path.replace(/es(?=(-\w+)?\.ts$)/, 'it'))
  }
  await edit('src/domain/lib/languages.ts', "'ar'] as", "'ar', 'it'] as")
  const loads = ['exam', 'learner', 'spoken'].map((pack) => `${pack}: () => import('./packs/it-${pack}.ts'),`)
  await edit('src/messages/packs.ts', '  ar: {', `it: { ${loads.join(' ')} },\n  ar: {`)
  return folder
}

test('a new language is one chunk for each of its packs, and none is empty', async () => {
  const folder = await copyWithItalian()
  const { CHUNK_GROUPS } = await import(/* @vite-ignore */ join(folder, 'embed/chunk-groups.ts'))
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
  expect(italian.map(({ name }) => name).toSorted()).toEqual(['it-exam', 'it-learner', 'it-spoken'])
  for (const chunk of italian) expect('code' in chunk && chunk.code.length, chunk.name).toBeGreaterThan(1000)
})
