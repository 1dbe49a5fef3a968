import * as v from 'valibot'
import { readVerifier, type SignInReturn } from './sign-in-return.ts'

/*
 * Sign-in in a pop-up window, for pages that must not be left. The pop-up passes its token to a waiting page, then
 * closes. Two channels, both within this origin: a BroadcastChannel, which opener policies do not sever, and
 * postMessage to the opener, which reaches a frame with partitioned storage. The token works once, so only one may have
 * it: the first page that claims it in time, or else the window itself.
 */

const CHANNEL = 'quiz:sign-in'
/** How long the window waits for a page to claim the return, and to acknowledge it; a busy page is slow. */
const PATIENCE_MS = 3000

const Message = v.union([
  v.object({ type: v.literal('quiz:sign-in-returned') }),
  v.object({ type: v.literal('quiz:sign-in-wanted'), by: v.string() }),
  v.object({
    type: v.literal('quiz:sign-in-given'),
    to: v.string(),
    outcome: v.picklist(['success', 'error']),
    token: v.optional(v.string()),
    refusal: v.optional(v.object({ account: v.string(), takes: v.array(v.string()) })),
    verifier: v.optional(v.string()),
  }),
  v.object({ type: v.literal('quiz:sign-in-taken'), by: v.string() }),
])
type Message = v.InferOutput<typeof Message>
type Given = Extract<Message, { type: 'quiz:sign-in-given' }>
type Handed = Pick<Given, 'outcome' | 'token' | 'refusal' | 'verifier'>

/** Both channels as one; messages may arrive twice. `other` is the only window whose postMessage counts. */
function openLine(other: Window | null, hear: (message: Message) => void) {
  const channel = new BroadcastChannel(CHANNEL)
  const read = (data: unknown) => {
    const message = v.safeParse(Message, data)
    if (message.success) hear(message.output)
  }
  const onMessage = ({ origin, source, data }: MessageEvent) => {
    if (origin === location.origin && source === other) read(data)
  }
  const close = () => {
    window.removeEventListener('message', onMessage)
    channel.onmessage = null
    // Deferred, so that the last message is still delivered.
    setTimeout(() => channel.close())
  }
  channel.onmessage = ({ data }) => read(data)
  window.addEventListener('message', onMessage)
  // The back-forward cache excludes pages with an open channel.
  window.addEventListener('pagehide', close, { once: true })
  const say = (message: Message) => {
    channel.postMessage(message)
    other?.postMessage(message, location.origin)
  }
  return { say, close }
}

let stopListening = () => {}

/** Calls back with that window's sign-in return; the last call wins. */
export function awaitHandover(popup: Window, onReturn: (signInReturn: SignInReturn) => void): void {
  stopListening()
  const me = String(Math.random())
  const line = openLine(popup, (message) => {
    if (message.type === 'quiz:sign-in-returned') line.say({ type: 'quiz:sign-in-wanted', by: me })
    if (message.type !== 'quiz:sign-in-given' || message.to !== me) return
    line.say({ type: 'quiz:sign-in-taken', by: me })
    line.close()
    const { outcome, token, refusal, verifier = readVerifier() } = message
    onReturn({ outcome, token, refusal, verifier })
  })
  stopListening = line.close
}

/** Resolves to whether a page has taken the return. */
function offer(signInReturn: Handed): Promise<boolean> {
  return new Promise((resolve) => {
    let taker: string | undefined
    const end = () => {
      clearTimeout(timer)
      line.close()
      resolve(taker !== undefined)
    }
    const timer = setTimeout(end, PATIENCE_MS)
    const line = openLine(window.opener, (message) => {
      if (message.type === 'quiz:sign-in-wanted' && taker === undefined) {
        taker = message.by
        line.say({ type: 'quiz:sign-in-given', to: taker, ...signInReturn })
      }
      if (message.type === 'quiz:sign-in-taken' && message.by === taker) end()
    })
    line.say({ type: 'quiz:sign-in-returned' })
  })
}

/** In the pop-up: passes the return to a waiting page and closes the window. False if there is none. */
export async function handOver({ outcome, token, refusal, verifier }: SignInReturn): Promise<boolean> {
  const given = outcome !== undefined && (await offer({ outcome, token, refusal, verifier }))
  if (given) window.close()
  return given
}
