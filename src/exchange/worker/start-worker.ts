import { within } from '../../platform/wait.ts'
import { WORKER_STARTED } from './worker-protocol.ts'

/** The part of Trusted Types that TypeScript's libraries lack. */
interface Policies {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string }
}

/** Named in demo/docs/embedding.md, so that site owners can allow it. */
const POLICY = 'quiz-elements'
let trust: ((url: string) => string) | undefined

/** Throws if the page allows no policy of ours. Created once, because a second one of the same name may be refused. */
function trusted(url: string): string {
  const policies = (globalThis as { trustedTypes?: Policies }).trustedTypes
  const policy = trust ? undefined : policies?.createPolicy(POLICY, { createScriptURL: (own) => own })
  trust ??= policy ? (own) => policy.createScriptURL(own) : (own) => own
  return trust(url)
}

/** Browsers start no worker from another origin, but a local worker may import a script from there. */
function scriptOf(address: string): { url: string; forget: () => void } {
  const { href, origin } = new URL(address, location.href)
  if (origin === location.origin) return { url: href, forget: () => {} }
  const script = new Blob([`import ${JSON.stringify(href)}`], { type: 'text/javascript' })
  const url = URL.createObjectURL(script)
  return { url, forget: () => URL.revokeObjectURL(url) }
}

/** Longer than the script takes on a slow connection. After that, the main thread takes over. */
const START_MS = 8000

/** Whether a worker reports that it runs. If the page's policy or the network blocks it, there is only an error event. */
const hasStarted = (worker: Worker) =>
  new Promise<boolean>((resolve) => {
    worker.onerror = (event) => {
      event.preventDefault()
      resolve(false)
    }
    worker.onmessage = ({ data }) => resolve(data === WORKER_STARTED)
  })

/** A running worker; undefined if the browser, the page's policy or the build allows none. */
export async function startWorker(address: string | undefined): Promise<Worker | undefined> {
  if (typeof Worker === 'undefined' || !address) return undefined
  const { url, forget } = scriptOf(address)
  try {
    const worker = new Worker(trusted(url), { type: 'module' })
    if (await within(START_MS, hasStarted(worker))) return worker
    worker.terminate()
  } catch {
    // A browser throws a SecurityError, Trusted Types a TypeError.
  } finally {
    forget()
  }
  return undefined
}
