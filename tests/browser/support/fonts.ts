import { existsSync, readdirSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import subsetFont from 'subset-font'
import { hidden } from '../../support/hidden.ts'
import { INTER, INTER_GREEK, NOTO_ARABIC, STIX_MATH } from './font-files.ts'

const FOLDER = resolve('dist/fonts')
const FILES = [INTER, INTER_GREEK, NOTO_ARABIC, STIX_MATH]

/** Chromium finds these alone, and what asks for no font of theirs is in Inter. */
const CONFIG = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${FOLDER}</dir>
  <cachedir>${join(FOLDER, 'cache')}</cachedir>
  <match target="pattern"><edit name="family" mode="append_last"><string>Inter</string></edit></match>
</fontconfig>
`

/** All of a script that packages may bring, Latin to Arabic, with punctuation, arrows and signs. */
const CHARACTERS = [
  [0x20, 0x6ff],
  [0x2000, 0x2bff],
]
  .map(([from = 0, to = 0]) =>
    String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index)),
  )
  .join('')

/** As files of their own that a browser takes for the machine's. */
async function unpackFonts(): Promise<string> {
  await mkdir(FOLDER, { recursive: true })
  for (const [index, file] of FILES.entries())
    await writeFile(
      join(FOLDER, `${index}.ttf`),
      await subsetFont(await readFile(file), CHARACTERS, { targetFormat: 'sfnt' }),
    )
  const config = join(FOLDER, 'fonts.conf')
  await writeFile(config, CONFIG)
  return config
}

/** Where Linux has fonts. */
const PLACES = ['/usr/share/fonts', '/usr/local/share/fonts', '.fonts', '.local/share/fonts'].map((place) =>
  resolve(homedir(), place),
)

const hasFonts = () =>
  PLACES.some(
    (place) =>
      existsSync(place) &&
      readdirSync(place, { recursive: true }).some((file) => /\.(ttf|otf|ttc|pf[ab])$/i.test(String(file))),
  )

/**
 * On a machine without fonts Chromium ends at the first letter. It gets those of packages then, and wherever the machine's are hidden, by
 * this environment.
 */
export async function findFonts(): Promise<{ FONTCONFIG_FILE?: string }> {
  if (process.platform !== 'linux' || (hasFonts() && !hidden('fonts'))) return {}
  return { FONTCONFIG_FILE: await unpackFonts() }
}
