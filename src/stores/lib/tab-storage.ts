/** sessionStorage that never throws: if storage is blocked, nothing is kept. */
function use<Value>(action: (storage: Storage) => Value): Value | undefined {
  try {
    return action(sessionStorage)
  } catch {
    return undefined
  }
}

export const readTab = (key: string) => use((storage) => storage.getItem(key)) ?? undefined
export const writeTab = (key: string, text: string) => use((storage) => storage.setItem(key, text))
export const removeTab = (key: string) => use((storage) => storage.removeItem(key))

/** Reads and removes. */
export function takeTab(key: string): string | undefined {
  const text = readTab(key)
  removeTab(key)
  return text
}
