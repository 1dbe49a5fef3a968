const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Whether two JSON values are equal. A missing field equals an undefined one; shared objects are not traversed. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (!isObject(one) || !isObject(other)) return false
  const fields = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...fields].every((field) => isSame(one[field], other[field]))
}
