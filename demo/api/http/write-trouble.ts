/** Why the database refuses writes, by PostgreSQL's error codes: a full disk, or a read-only server, as after a failover. */
const REASONS = { '53100': 'disk_full', '25006': 'read_only' } as const
export const WRITE_TROUBLES = Object.values(REASONS)
type WriteTrouble = (typeof WRITE_TROUBLES)[number]

/** Whether the last write of this process failed for one of these reasons. Reads may still work. */
export interface WriteWatch {
  trouble(): WriteTrouble | undefined
  /** Takes any error; only those in REASONS count. */
  failed(error: unknown): void
  succeeded(): void
}

function reasonOf(error: unknown): WriteTrouble | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return code in REASONS ? REASONS[code as keyof typeof REASONS] : undefined
}

export function watchWrites(): WriteWatch {
  let trouble: WriteTrouble | undefined
  return {
    trouble: () => trouble,
    failed: (error) => {
      trouble = reasonOf(error) ?? trouble
    },
    succeeded: () => {
      trouble = undefined
    },
  }
}
