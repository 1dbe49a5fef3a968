import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from './config.ts'
import { codeOf, troubleOf } from './trouble.ts'

export type Log = Logger

/**
 * An error without what a database tells beside its message, which may be what people wrote. A stack says nothing about a database
 * that is away.
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

/** JSON lines on standard output, unless told. Never pass it tokens, cookies or query strings. */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>, stream?: DestinationStream): Log {
  const options = {
    level: logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
  }
  return stream ? pino(options, stream) : pino(options)
}
