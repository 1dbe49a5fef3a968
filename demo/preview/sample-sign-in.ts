const CHANNEL = 'quiz:sign-in'
const AGAIN_MS = 200

/** Speaks for the window of a sign-in, as in src/stores/session/sign-in-handover.ts, until the element has heard it. */
function handOver(token: string): void {
  const channel = new BroadcastChannel(CHANNEL)
  const asking = setInterval(() => channel.postMessage({ type: 'quiz:sign-in-returned' }), AGAIN_MS)
  channel.onmessage = ({ data }) => {
    if (data.type === 'quiz:sign-in-wanted')
      channel.postMessage({
        type: 'quiz:sign-in-given',
        to: data.by,
        outcome: 'success',
        token,
      })
    if (data.type !== 'quiz:sign-in-taken') return
    clearInterval(asking)
    channel.close()
  }
}

/** Whoever has signed out in a preview is signed in again by a press, without any window: `ticketFor` answers in its place. */
export function signInAtOnce(ticketFor: (challenge: string | undefined) => string): void {
  window.open = (url = '') => {
    const { searchParams } = new URL(url, location.href)
    handOver(ticketFor(searchParams.get('challenge') ?? undefined))
    return { focus() {}, postMessage() {} } as unknown as Window
  }
}
