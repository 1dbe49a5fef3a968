import { readFile, writeFile } from 'node:fs/promises'
import { reactTypes } from './metadata-frameworks.ts'
import { fillEmbeddingPage, fillReadme } from './metadata-tables.ts'
import { elementTypes } from './metadata-types.ts'
import { wordpressTable } from './metadata-wordpress.ts'

/*
 * Writes the generated files that are kept in the repository; each build writes the others.
 *
 *   npm run meta
 */

await writeFile('embed/meta/elements.d.ts', elementTypes())
await writeFile('embed/meta/elements-react.d.ts', reactTypes())
await writeFile('demo/wordpress/includes/elements.php', wordpressTable())
const PAGES = { 'README.md': fillReadme, 'demo/docs/embedding.md': fillEmbeddingPage }
for (const [file, fill] of Object.entries(PAGES)) await writeFile(file, fill(await readFile(file, 'utf8')))
