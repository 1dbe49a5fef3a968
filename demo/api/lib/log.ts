import { type Logger, pino } from 'pino'
import type { Config } from './config.ts'

export type Log = Logger

/** Structured lines on standard output. Tokens, cookies and query strings are never handed to it. */
export const createLog = ({ logLevel }: Pick<Config, 'logLevel'>): Log =>
  pino({ level: logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime })
