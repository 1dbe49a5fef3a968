import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import * as v from 'valibot'
import { messageOf } from '../database/refusal.ts'
import { StartError } from '../lib/start-error.ts'

/*
 * A backup is gzipped JSON lines: a header, then each table with its rows, where each value is PostgreSQL's text of it or null, the
 * counters of identity columns, and the number of rows, by which a truncated file is recognized.
 */

const Header = v.object({
  backup: v.literal('quiz-elements'),
  format: v.literal(1),
  madeAt: v.string(),
  version: v.string(),
  migrations: v.array(v.object({ name: v.string(), sha: v.string() })),
  /** The log's tables of months. */
  months: v.array(v.pipe(v.string(), v.regex(/^events_\d{4}_\d{2}$/))),
})
export type Header = v.InferOutput<typeof Header>

const Row = v.array(v.nullable(v.string()))
const Line = v.union([
  Row,
  v.object({ table: v.string(), columns: v.array(v.string()) }),
  v.object({ table: v.string(), counter: v.string(), last: v.nullable(v.number()) }),
  v.object({ rows: v.number() }),
])
export type Row = v.InferOutput<typeof Row>
export type Line = v.InferOutput<typeof Line>

const BUFFER_BYTES = 1024 * 1024

/** Writes a file that appears only once it is complete, readable by its owner alone: it contains sessions and keys. */
export async function writeBackup(file: string, texts: AsyncIterable<string>): Promise<void> {
  const unfinished = `${file}.unfinished`
  try {
    await rm(unfinished, { force: true })
    await pipeline(
      Readable.from(texts),
      createGzip(),
      createWriteStream(unfinished, { mode: 0o600, flush: true }),
    )
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

async function* readLines(file: string): AsyncGenerator<string> {
  const bytes = createReadStream(file)
  const unzipped = createGunzip({ chunkSize: BUFFER_BYTES })
  bytes.on('error', (error) => unzipped.destroy(error)).pipe(unzipped)
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let rest = ''
  try {
    for await (const chunk of unzipped) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } finally {
    bytes.destroy()
  }
  if (rest) throw new Error('its last line is truncated')
}

function readHeader(line: string | undefined): Header {
  const found: unknown = JSON.parse(line ?? '')
  if (v.is(v.object({ backup: v.literal('quiz-elements') }), found)) return v.parse(Header, found)
  throw new Error('it is not a quiz backup')
}

export interface Backup {
  header: Header
  /** Throws a StartError if the file is damaged or truncated, at the latest at its end. */
  lines: AsyncIterable<Line>
  close(): Promise<void>
}

/** Turns an error while reading a file into a one-line StartError. */
export function unreadable(file: string, error: unknown): StartError {
  if (error instanceof StartError) return error
  return new StartError(`${file} cannot be restored (${messageOf(error)}); nothing was changed.`)
}

/** Opens a backup and reads its header. */
export async function openBackup(file: string): Promise<Backup> {
  const texts = readLines(file)
  async function* parseLines() {
    let [rows, last]: [number, Line | undefined] = [0, undefined]
    for await (const text of texts) {
      last = v.parse(Line, JSON.parse(text))
      if (Array.isArray(last)) rows++
      yield last
    }
    if (!last || !('rows' in last) || last.rows !== rows) throw new Error('it is truncated')
  }
  try {
    const first = await texts.next()
    const header = readHeader(first.done ? undefined : first.value)
    return { header, lines: parseLines(), close: async () => void (await texts.return(undefined)) }
  } catch (error) {
    throw unreadable(file, error)
  }
}
