import { type Logger, pino } from 'pino'
import type { Config } from './config.ts'

export type Log = Logger

/** JSON lines on standard output. Never pass it tokens, cookies or query strings. */
export const createLog = ({ logLevel }: Pick<Config, 'logLevel'>): Log =>
  pino({ level: logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime })
