import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'

const HISTORY_PAGE = 'demo/docs/performance.md'
const GIBIBYTE = 2 ** 30

const commit = () => execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
const machine = () => `${cpus().length} × ${cpus()[0]?.model}, ${Math.round(totalmem() / GIBIBYTE)} GiB`

/** Appends a row to the page, whose last table is the history. */
export async function appendHistory(cells: readonly [column: string, cell: string][]): Promise<void> {
  const page = await readFile(HISTORY_PAGE, 'utf8')
  const head = ['date', 'commit', 'machine', ...cells.map(([column]) => column)]
  if (!page.includes(`| ${head.join(' | ')} |`))
    throw new Error(`the history in ${HISTORY_PAGE} has other columns: ${head.join(' | ')}`)
  const row = [new Date().toISOString().slice(0, 10), commit(), machine(), ...cells.map(([, cell]) => cell)]
  await writeFile(HISTORY_PAGE, `${page.trimEnd()}\n| ${row.join(' | ')} |\n`)
}
