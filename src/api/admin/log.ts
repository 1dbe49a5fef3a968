import { type LogQuery, LogRows } from '../../domain/log/events.ts'
import { call } from '../client.ts'

export const readLog = (query: LogQuery) => call(LogRows, '/admin/log', { query: { ...query } })
