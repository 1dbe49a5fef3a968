/*
 * Packs demo/wordpress with the built elements, for upload to a WordPress site.
 *
 *   npm run build && npm run wordpress
 */
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { packPlugin } from './wordpress-plugin.ts'

const TARGET = 'dist/quiz-elements-wordpress.zip'

if (existsSync('dist/embed/quiz-app.js')) {
  const archive = await packPlugin()
  await writeFile(TARGET, archive)
  process.stdout.write(`${TARGET}: ${Math.round(archive.length / 1000)} kB\n`)
} else {
  process.stderr.write('dist/embed is missing: run `npm run build` first.\n')
  process.exitCode = 1
}
