import { atom, computed } from 'nanostores'
import { readLog } from '../../api/admin/log.ts'
import type { LogQuery, LogRows } from '../../domain/log/events.ts'
import { createRemote } from '../lib/query.ts'
import { noteFailed } from '../page/notices.ts'
import { $adminId } from '../session/admin-id.ts'
import { offering } from '../session/features.ts'

/** Whether the API keeps a log; undefined until known. */
export const $logOffered = offering('log')

/** The shown part of the log; undefined while it is closed. */
export const $logQuery = atom<LogQuery | undefined>()

/** Shows the first page about a person or a quiz, or of everything. */
export function showLog(about: Omit<LogQuery, 'page'>): () => void {
  $logQuery.set({ ...about, page: 1 })
  return () => $logQuery.set(undefined)
}

const $key = computed([$logQuery, $logOffered], (query, offered) =>
  offered && query ? JSON.stringify(query) : undefined,
)

export const $log = createRemote<LogRows>(['log', $key, $adminId], {
  fetcher: (_noun, key) => readLog(JSON.parse(String(key))),
  onError: noteFailed('load-log'),
})

/** Later pages continue from the first, although the log grows meanwhile. */
export const turnToLogPage = (page: number) =>
  $logQuery.set({ ...$logQuery.get(), page, until: page > 1 ? $log.get().data?.until : undefined })
