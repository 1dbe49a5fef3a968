import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { demoPages } from './demo/build/demo-pages.ts'
import { hostedSite } from './demo/build/hosted-site.ts'
import { forgetLastStart, referenceApi } from './demo/build/reference-api.ts'
import { assetUrls } from './embed/build/asset-urls-plugin.ts'
import { separateChemistry } from './embed/build/chemistry-plugin.ts'
import { CHUNK_GROUPS, compileHint } from './embed/build/chunk-groups.ts'
import { chunkModules } from './embed/build/chunk-modules-plugin.ts'
import { builtEntries } from './embed/build/entries-plugin.ts'
import { importMap } from './embed/build/import-map-plugin.ts'
import { ownNatives } from './embed/build/natives-plugin.ts'
import { singleFile } from './embed/build/single-file-plugin.ts'
import { stripSonnerStyle } from './embed/build/sonner-plugin.ts'
import { CHECKS, CSS_TARGET, EMBED_DIR, ENTRIES, TARGET } from './embed/build/targets.ts'
import { elementsMetadata } from './embed/meta/metadata-plugin.ts'
import { TEST_PROJECTS } from './tests/projects.ts'

/** What makes of the sources the code of the elements. */
const elementCode = () => [react(), stripSonnerStyle(), separateChemistry(), ownNatives(), assetUrls()]

export default defineConfig({
  base: './',
  publicDir: false,
  appType: 'mpa',
  plugins: [
    ...elementCode(),
    elementsMetadata(),
    builtEntries(ENTRIES, TARGET),
    singleFile('quiz-elements', { target: TARGET, cssTarget: CSS_TARGET }, elementCode),
    importMap(),
    chunkModules(),
    hostedSite(),
    referenceApi(),
    forgetLastStart(),
    demoPages(),
  ],
  worker: {
    format: 'es',
    // One file, because other bundlers copy it as it is. Nothing else in it says that it is a module.
    rolldownOptions: { checks: CHECKS, output: { codeSplitting: false, footer: 'export {}' } },
  },
  build: {
    outDir: EMBED_DIR,
    emptyOutDir: true,
    target: TARGET,
    cssTarget: CSS_TARGET,
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { core: 'embed/elements/application.ts' },
      checks: CHECKS,
      preserveEntrySignatures: 'allow-extension',
      output: {
        entryFileNames: 'chunks/[name]-[hash].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
        postBanner: compileHint,
        codeSplitting: {
          groups: CHUNK_GROUPS,
          includeDependenciesRecursively: false,
        },
      },
    },
  },
  test: {
    globalSetup: ['tests/support/server/postgres.ts'],
    // Ceilings for a machine that has other things to do; a calm one comes nowhere near them.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // CI has two cores; a worker waits for its database a third of its time.
    maxWorkers: 3,
    projects: TEST_PROJECTS,
  },
})
