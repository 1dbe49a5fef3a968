import { readFile, writeFile } from 'node:fs/promises'
import { fillReadme } from './metadata-readme.ts'
import { elementTypes, reactTypes } from './metadata-types.ts'

/*
 * Writes what is made from elements.meta.ts and kept with the source; the rest is written by each build.
 *
 *   npm run meta
 */

await writeFile('embed/elements.d.ts', elementTypes())
await writeFile('embed/elements-react.d.ts', reactTypes())
await writeFile('README.md', fillReadme(await readFile('README.md', 'utf8')))
