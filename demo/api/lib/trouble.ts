/** How to recognize a database in trouble: by error codes of Node and PostgreSQL, or by messages of `pg`. */
const TROUBLES = {
  /** 57P0x shutting down, 3D missing, 53300 out of connections, 08 connection lost, 25006 a read-only standby. */
  database_unreachable: {
    codes: /^(ECONN|ENOTFOUND|EAI_|EPIPE|ETIMEDOUT|EHOSTUNREACH|57P0|53300|3D|08|25006)/,
    words: /connection terminated|client has encountered/i,
  },
  /** 57014 statement timeout, 55P03 lock timeout, 40001 serialization failure, 40P01 deadlock, 25P03 idle in a transaction. */
  database_busy: {
    codes: /^(57014|55P03|40001|40P01|25P03)/,
    words: /timeout exceeded when trying to connect/i,
  },
  database_full: { codes: /^53100/, words: undefined },
} as const
export type Trouble = keyof typeof TROUBLES

export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

export function troubleOf(error: Error): Trouble | undefined {
  const names = Object.keys(TROUBLES) as Trouble[]
  return names.find(
    (name) => TROUBLES[name].codes.test(codeOf(error)) || TROUBLES[name].words?.test(error.message),
  )
}
