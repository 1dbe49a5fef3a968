import { readFileSync } from 'node:fs'
import Ajv from 'ajv'
import schema from 'custom-elements-manifest/schema.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { customElementsManifest } from '../../embed/meta/metadata-json.ts'

const manifest: { modules: { path: string }[] } = JSON.parse(customElementsManifest())
const { exports: entries } = JSON.parse(readFileSync('package.json', 'utf8'))

test('the manifest follows the schema of custom elements manifests', () => {
  const check = new Ajv({ allowUnionTypes: true }).compile(schema)
  check(manifest)
  expect(check.errors).toBeNull()
})

test.each(manifest.modules)('the module path $path in the manifest is an entry of the package', ({ path }) =>
  expect(entries[`./${path}`]).toEqual({ types: expect.anything(), default: expect.anything() }),
)
