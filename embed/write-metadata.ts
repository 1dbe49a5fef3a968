import { readFile, writeFile } from 'node:fs/promises'
import { fillReadme } from './metadata-readme.ts'
import { elementTypes, reactTypes } from './metadata-types.ts'

/*
 * Writes the generated files that are kept in the repository; each build writes the others.
 *
 *   npm run meta
 */

await writeFile('embed/elements.d.ts', elementTypes())
await writeFile('embed/elements-react.d.ts', reactTypes())
await writeFile('README.md', fillReadme(await readFile('README.md', 'utf8')))
