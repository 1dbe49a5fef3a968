/** Why the database takes no writes, by PostgreSQL's codes: a full disk, or a server that only reads, as after a failover. */
const REASONS = { '53100': 'disk_full', '25006': 'read_only' } as const
export const WRITE_TROUBLES = Object.values(REASONS)
type WriteTrouble = (typeof WRITE_TROUBLES)[number]

/** What the last write met, as far as this process knows. Reads go on meanwhile. */
export interface WriteWatch {
  trouble(): WriteTrouble | undefined
  /** Of any error; only those of REASONS count. */
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
