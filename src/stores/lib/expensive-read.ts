/** Options of an expensive `createRemote`: not repeated on focus or reconnect, and at most once a minute. */
export const EXPENSIVE_READ = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  dedupeTime: 60_000,
} as const
