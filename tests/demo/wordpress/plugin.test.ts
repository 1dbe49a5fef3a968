import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { inflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { zip } from '../../../demo/tools/wordpress-plugin.ts'

const PLUGIN = 'demo/wordpress'
const read = (file: string) => readFileSync(join(PLUGIN, file), 'utf8')
const scripts = readdirSync(PLUGIN, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.php'),
)
const hasPhp = (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, 'php')))

describe('the WordPress plugin', () => {
  test('has the version of the package, wherever it says one', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
    const said = [
      /^ \* Version: +(\S+)$/m.exec(read('quiz-elements.php'))?.[1],
      /'QUIZ_ELEMENTS_VERSION', '(\S+)'/.exec(read('quiz-elements.php'))?.[1],
      /^Stable tag: (\S+)$/m.exec(read('readme.txt'))?.[1],
    ]
    expect(said).toEqual([version, version, version])
  })

  test('says the same about its requirements in both places', () => {
    for (const need of [/Requires at least: +(\S+)/, /Requires PHP: +(\S+)/])
      expect(need.exec(read('quiz-elements.php'))?.[1]).toBe(need.exec(read('readme.txt'))?.[1])
  })

  test.each(scripts)('runs %s only as part of WordPress', (file) => {
    expect(read(file)).toMatch(/^defined\( '(ABSPATH|WP_UNINSTALL_PLUGIN)' \) \|\| exit;$/m)
  })

  test.runIf(hasPhp)('is valid PHP: %s', () => {
    for (const file of scripts) execFileSync('php', ['-l', join(PLUGIN, file)], { stdio: 'pipe' })
  })
})

test('an archive contains everything that was put into it', () => {
  const content = Buffer.from('a text, a text, a text')
  const archive = zip([{ path: 'folder/ä.txt', content }])
  const [from, size] = [30 + archive.readUInt16LE(26), archive.readUInt32LE(18)]
  expect(archive.toString('utf8', 30, from)).toBe('folder/ä.txt')
  expect(inflateRawSync(archive.subarray(from, from + size))).toEqual(content)
  expect(archive.readUInt32LE(archive.length - 6), 'where the list of files begins').toBe(from + size)
})
