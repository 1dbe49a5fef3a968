import { atom, computed } from 'nanostores'
import { readLog } from '../../api/log.ts'
import type { LogQuery, LogRows } from '../../domain/log/events.ts'
import { createRemote } from '../lib/query.ts'
import { noteFailed } from '../page/notices.ts'
import { $adminId } from '../session/admin-id.ts'
import { $features } from '../session/features.ts'

const FIRST: LogQuery = { page: 1 }

/** Whether the API keeps a log at all; undefined until it has told. */
export const $logOffered = computed($features, (features) => features?.includes('log'))

/** What is shown of the log. */
export const $logQuery = atom<LogQuery>(FIRST)

/** Shows the first page of what is about a person or a quiz; of everything without them. */
export const filterLog = (filter: Omit<LogQuery, 'page'>) => $logQuery.set({ ...filter, ...FIRST })
export const turnToLogPage = (page: number) => $logQuery.set({ ...$logQuery.get(), page })

const $key = computed([$logQuery, $logOffered], (query, offered) =>
  offered ? JSON.stringify(query) : undefined,
)

export const $log = createRemote<LogRows>(['log', $key, $adminId], {
  fetcher: (_noun, key) => readLog(JSON.parse(String(key))),
  onError: noteFailed('load-log'),
})
