import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from './config.ts'
import { codeOf, troubleOf } from './trouble.ts'

export type Log = Logger

/**
 * Leaves out what a database adds to its message, which may contain what people wrote, and stacks of database outages, which say
 * nothing.
 */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { name: type, message, stack, cause } = error
  return {
    type,
    message,
    code: codeOf(error) || undefined,
    stack: troubleOf(error) ? undefined : stack,
    cause: cause === undefined ? undefined : describeError(cause),
  }
}

/** JSON lines, by default on standard output. Never pass it tokens, cookies or query strings. */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>, stream?: DestinationStream): Log {
  const options = {
    level: logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
  }
  return stream ? pino(options, stream) : pino(options)
}
