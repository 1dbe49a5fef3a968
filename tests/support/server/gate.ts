/** What waits for `gate` goes on once it is opened. */
export function makeGate() {
  let resolve = () => {}
  const gate = new Promise<void>((open) => {
    resolve = open
  })
  return { gate, open: () => resolve() }
}
