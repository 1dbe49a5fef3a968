import { existsSync } from 'node:fs'
import { setup as startPostgres } from '../../support/server/postgres.ts'
import { findChromium } from './chromium.ts'
import { missingHosts } from './host-files.ts'
import { SITE_DIR } from './school.ts'

/** Stories that this machine has not the files for are left out, unless they must not be. */
function sayWhatIsLeftOut(): string | undefined {
  const missing = missingHosts()
  if (missing && process.env.REQUIRE_HOST_FILES) return `REQUIRE_HOST_FILES is set, but ${missing}`
  if (missing) console.log(missing)
  return undefined
}

/** What is missing before anything can be told, in one line. */
async function prepare(): Promise<string | undefined> {
  if (!existsSync(`${SITE_DIR}/index.html`)) return 'dist/site is missing: run `npm run build` first.'
  const chromium = await findChromium()
  if (!chromium)
    return 'No browser found: install Chrome or Chromium, or set CHROMIUM_PATH to one that is there.'
  const fonts = chromium.env.FONTCONFIG_FILE
  // The workers inherit it, so that a browser that has to be unpacked is unpacked once.
  process.env.CHROMIUM_FOUND = JSON.stringify(chromium)
  console.log(`browser: ${chromium.executablePath}${fonts ? `, with the fonts of ${fonts}` : ''}`)
  return sayWhatIsLeftOut()
}

// biome-ignore lint/style/noDefaultExport: Playwright reads it
export default async function ready(): Promise<(() => Promise<void>) | undefined> {
  const problem = await prepare()
  // The workers inherit where it is. Playwright stops it by what is answered here.
  if (problem === undefined) return startPostgres()
  process.stderr.write(`${problem}\n`)
  process.exit(1)
}
