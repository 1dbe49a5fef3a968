/** Milliseconds from each tap or key of a person to the end of the frame after it. */
export const responses: number[] = []

const channel = new MessageChannel()
let begunAt: number | undefined

channel.port2.onmessage = () => {
  if (begunAt !== undefined) responses.push(performance.now() - begunAt)
  begunAt = undefined
}

/** The last tap or key, in milliseconds since the navigation. */
export let lastEventAt = 0

function note(event: Event): void {
  // A tap on a label makes a second click, on its radio.
  if (!event.isTrusted || begunAt !== undefined) return
  begunAt = event.timeStamp
  lastEventAt = event.timeStamp
  requestAnimationFrame(() => channel.port1.postMessage(0))
}

for (const type of ['click', 'keydown']) window.addEventListener(type, note, true)
