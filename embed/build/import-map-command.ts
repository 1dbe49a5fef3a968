import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { guardedScript, importMapAt, importMapText } from './import-map.ts'

/*
 * Writes the import map and the script tag for the address where the built files are:
 *
 *   npx quiz-elements https://cdn.example.org/quiz-elements@0.1.0/ quiz-app
 */

const [address, tag = 'quiz-app'] = process.argv.slice(2)

if (address) {
  const map = importMapAt(
    address,
    JSON.parse(readFileSync(new URL('importmap.json', import.meta.url), 'utf8')),
  )
  const hash = createHash('sha256').update(importMapText(map)).digest('base64')
  console.log(guardedScript(tag, map))
  console.error(`A content security policy allows this import map with: script-src 'sha256-${hash}'`)
} else {
  console.error(
    `usage: quiz-elements [import-map] <address of the folder> [quiz-app | quiz-admin | slot-booker | quiz-elements]
       quiz-elements audit <api-base> [--learner <token>] [--admin <token>] [--write] …
       quiz-elements mock [--port 4000] [--features all | <names>] …`,
  )
  process.exitCode = 1
}
