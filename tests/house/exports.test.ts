import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { TRANSLATION } from '../../embed/build/chunk-groups.ts'

const DECLARED = /^export (?:async )?(?:const|function\*?|class|type|interface) ([$\w]+)/gm

/** Where each exported name of these folders is declared; a type and a schema of one name stand in one file. */
function declarations(folders: string[]) {
  const places = new Map<string, Set<string>>()
  for (const folder of folders)
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(file) || file.endsWith('.d.ts')) continue
      const path = join(folder, file)
      // Words stand once in each language, by the same name.
      if (TRANSLATION.test(`/${path}`)) continue
      for (const [, name = ''] of readFileSync(path, 'utf8').matchAll(DECLARED))
        places.set(name, (places.get(name) ?? new Set()).add(path))
    }
  return places
}

test.each([
  ['the client', ['src', 'embed']],
  ['the server', ['demo/api']],
])('every exported name of %s is in a single file', (_, folders) => {
  const twins = [...declarations(folders)].filter(([, files]) => files.size > 1)
  expect(twins.map(([name, files]) => `${name}: ${[...files].join(', ')}`)).toEqual([])
})
