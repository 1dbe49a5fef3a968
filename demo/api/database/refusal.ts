import type pg from 'pg'
import type { Config } from '../lib/config.ts'
import { StartError } from '../lib/start-error.ts'
import { codeOf, troubleOf } from '../lib/trouble.ts'

/** What an operator can do, by PostgreSQL's error codes; the first match counts. */
const ADVICE: readonly (readonly [RegExp, string])[] = [
  [/^28/, 'check the role and its password'],
  [/^42501/, 'let the role own the existing objects and create new ones in its schema'],
  [/^(42P07|42P06|42701|42710|42723)/, 'another object has that name: use a database of its own'],
  [/^2BP01/, 'move it away first'],
  [/^42/, 'the schema was changed by hand: undo that, or restore a backup'],
  [/^5/, 'start again once it answers'],
]

/** Whether PostgreSQL itself reported the error. PGlite has its own class for these. */
const isDatabaseError = (error: unknown): error is pg.DatabaseError =>
  error instanceof Error && 'severity' in error && 'code' in error

/** The message of an error in one line. Its detail may contain what people wrote, unless it is about database objects. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error).split('\n')[0] ?? ''
  const isAboutObjects = isDatabaseError(error) && error.code === '2BP01'
  const detail = isAboutObjects && error.detail ? `: ${error.detail.split('\n')[0]}` : ''
  return `${error.message.split('\n')[0]}${detail}`
}

/** Turns errors of an unusable database into a one-line StartError; other errors stay as they are. */
export function startErrorOf(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  error: unknown,
): unknown {
  if (!(error instanceof Error) || error instanceof StartError) return error
  const name = databaseUrl ? 'DATABASE_URL' : `DATA_DIR ${dataDir}`
  if (troubleOf(error) === 'database_unreachable')
    return new StartError(`${name} cannot be reached: ${messageOf(error)}.`)
  if (!isDatabaseError(error)) return error
  const advice = ADVICE.find(([codes]) => codes.test(codeOf(error)))?.[1]
  return new StartError(`${name} cannot be used (${messageOf(error)})${advice ? `: ${advice}` : ''}.`)
}
