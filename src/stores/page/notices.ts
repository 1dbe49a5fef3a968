import type { toast } from 'sonner'
import { type Action, Failure } from '../../domain/lib/failure.ts'
import type { Notice } from '../../domain/notices/notices.ts'

const DURATION_MS = { success: 3000, error: 5000 } as const

/** Turns a notice into words. Set by the app, because stores know codes only. */
type NoticeWords = (notice: Notice) => string
let loadWords: () => Promise<NoticeWords>

/** `load` brings the words; like the toasts they are no part of the first page's weight. */
export function provideNoticeWords(load: () => Promise<NoticeWords>): void {
  loadWords = load
}

function show(tell: (toaster: typeof toast, words: NoticeWords) => void): void {
  Promise.all([import('sonner'), loadWords()]).then(
    ([sonner, words]) => tell(sonner.toast, words),
    (error: unknown) => console.warn('A notice could not be shown.', error),
  )
}

/** Fetched as soon as the page stands, because a toast is needed most when the network is gone. */
export const preloadNotices = () => show(() => {})

/** The toasts, at the top right of the page. The same error is not stacked upon itself. */
export const notice = {
  success: (what: Notice) =>
    show((toaster, words) => toaster.success(words(what), { duration: DURATION_MS.success })),
  error: (what: Notice) =>
    show((toaster, words) => {
      const message = words(what)
      toaster.error(message, { duration: DURATION_MS.error, id: message })
    }),
}

/** Reports a failure as a toast with its reason. An expired session is reported once, elsewhere. */
export const explainFailure = (action: Action) => (error: unknown) => {
  if (error instanceof Failure && !error.sessionExpired)
    notice.error({ code: 'explained', action, failure: error })
}

/** The same without the reason: just that the action failed. */
export const noteFailed = (action: Action) => (error: unknown) => {
  if (error instanceof Failure && !error.sessionExpired) notice.error({ code: 'failed', action })
}

/**
 * Does work whose failure is reported, as in `reported(explainFailure('delete-quiz'), work)`. Resolves to what the work gives, or
 * to what `otherwise` makes of the failure; what is no Failure is rethrown.
 */
export async function reported<Value, Otherwise>(
  report: (failure: Failure) => void,
  work: () => Promise<Value>,
  otherwise: (failure: Failure) => Otherwise,
): Promise<Value | Otherwise>
export async function reported<Value>(
  report: (failure: Failure) => void,
  work: () => Promise<Value>,
): Promise<Value | undefined>
export async function reported<Value, Otherwise>(
  report: (failure: Failure) => void,
  work: () => Promise<Value>,
  otherwise?: (failure: Failure) => Otherwise,
): Promise<Value | Otherwise | undefined> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    report(error)
    return otherwise?.(error)
  }
}
