export type Group<Row> = [Row, ...Row[]]

/** The rows by their key, in the order of their first. */
export function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Group<Row>> {
  const groups = new Map<string, Group<Row>>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(row)
    else groups.set(keyOf(row), [row])
  }
  return groups
}
