import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/*
 * Tests name the section of the specification that they hold: `// SPEC 2 Home; 4 States`, as a file's first line for all its
 * tests, elsewhere for the test below. `npm run coverage` prints the sections with their tests.
 */
export const SECTIONS = [
  ...['2 Routes', '2 Practice', '2 Layout', '2 Sign-in', '2 Home', '2 Waiting room', '2 Quiz taking'],
  ...['2 Quiz results', '2 My results', '2 Admin quiz results', '2 Admin dashboard', '2 Quiz form'],
  ...['2 Writing room', '2 Quiz trial', '2 Slot configuration', '2 Admin results dashboard', '2 Own data'],
  ...['2 Learner', '2 Learners', '2 Book Slot', '2 Slot Booking Dashboard', '4 States', '5 Validation'],
  ...['8 Classes of errors', '8 Friendly messages', '8 Load and submit', '8 Other toasts', '8 Odd records'],
  // What the server promises beyond the specification.
  ...['Operation Lists', 'Operation Crowds', 'Operation Trouble', 'Operation Restarts', 'Operation Clocks'],
  ...['Operation Folders', 'Operation Sign-in', 'Operation Machines', 'Operation Requests'],
]
const TAG = /^ *\/\/ SPEC (.+)$/
const TITLE = /^ *(?:(?:test|describe)\b[^'"`]*?|[\])}]+)\(\s*(?:'((?:\\.|[^'\\])+)'|"([^"]+)"|`([^`]+)`),/gm

const titlesOf = (text: string) =>
  [...text.matchAll(TITLE)].map((found) => (found[1] ?? found[2] ?? found[3] ?? '').replaceAll("\\'", "'"))

/** The titles of each section's tests, by file. A section that only a tag names comes last. */
export function coverage(): Map<string, Map<string, string[]>> {
  const sections = new Map(SECTIONS.map((name) => [name, new Map<string, string[]>()]))
  for (const file of readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!/\.(test|story)\.tsx?$/.test(file) || file.includes('node_modules')) continue
    const lines = readFileSync(join(import.meta.dirname, file), 'utf8').split('\n')
    for (const [index, line] of lines.entries()) {
      const named = TAG.exec(line)?.[1]?.split('; ') ?? []
      const titles = named.length > 0 ? titlesOf(lines.slice(index + 1).join('\n')) : []
      for (const section of named) {
        const files = sections.get(section) ?? new Map<string, string[]>()
        files.set(file, [...(files.get(file) ?? []), ...(index === 0 ? titles : titles.slice(0, 1))])
        sections.set(section, files)
      }
    }
  }
  return sections
}

if (process.argv[1] === import.meta.filename) {
  for (const [section, files] of coverage()) {
    console.log(`\n## ${section}\n`)
    for (const [file, titles] of files) console.log([file, ...titles].join('\n- '))
  }
}
