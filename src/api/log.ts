import { LogPage, type LogQuery } from '../domain/log/events.ts'
import { call } from './client.ts'

export const readLog = (query: LogQuery) => call(LogPage, '/admin/log', { query: { ...query } })
