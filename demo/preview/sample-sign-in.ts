const CHANNEL = 'quiz:sign-in'
const AGAIN_MS = 200
/** The sample API takes any. */
export const SAMPLE_TOKEN = 'sample'

/** Speaks for the window of a sign-in, as in src/stores/session/sign-in-handover.ts, until the element has heard it. */
function handOver(): void {
  const channel = new BroadcastChannel(CHANNEL)
  const asking = setInterval(() => channel.postMessage({ type: 'quiz:sign-in-returned' }), AGAIN_MS)
  channel.onmessage = ({ data }) => {
    if (data.type === 'quiz:sign-in-wanted')
      channel.postMessage({
        type: 'quiz:sign-in-given',
        to: data.by,
        outcome: 'success',
        token: SAMPLE_TOKEN,
      })
    if (data.type !== 'quiz:sign-in-taken') return
    clearInterval(asking)
    channel.close()
  }
}

/** Whoever has signed out in a preview is signed in again by a press, without any window. */
export function signInAtOnce(): void {
  window.open = () => {
    handOver()
    return { focus() {}, postMessage() {} } as unknown as Window
  }
}
