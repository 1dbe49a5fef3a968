import { rm } from 'node:fs/promises'
import type { Plugin } from 'vite'
import { buildApi } from './build-api.ts'

/** The API as it runs in production: plain JavaScript, no transpiler. */
export const referenceApi = (): Plugin => ({
  name: 'reference-api',
  apply: 'build',
  closeBundle: () => buildApi('dist/api'),
})

/** `npm start` (demo/start.ts) notes what it has built; what comes of this build is another thing until it has. */
export const forgetLastStart = (): Plugin => ({
  name: 'forget-last-start',
  apply: 'build',
  buildStart: () => rm('dist/built-from', { force: true }),
})
