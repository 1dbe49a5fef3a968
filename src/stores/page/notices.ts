import { atom } from 'nanostores'
import type { toast } from 'sonner'
import { type Action, Failure } from '../../domain/lib/failure.ts'
import type { Notice } from '../../domain/notices/notices.ts'

/** For so long a notice offers Undo. */
export const UNDOABLE_MS = 10_000

const DURATION_MS = { success: 3000, error: 5000, undoable: UNDOABLE_MS } as const

/** Turns a notice into words. Set by the app, because stores only know codes. */
type NoticeWords = (notice: Notice) => string
let loadWords: () => Promise<NoticeWords>

/** `load` imports the words, which stay out of the first load like the toasts. */
export function provideNoticeWords(load: () => Promise<NoticeWords>): void {
  loadWords = load
}

/** Whether toasts can be drawn. What they need is loaded by the first notice, or ahead of it; without a network it may fail. */
export const $noticesReady = atom(false)

function show(display: (toaster: typeof toast, words: NoticeWords) => void): void {
  Promise.all([import('sonner'), loadWords()]).then(
    ([sonner, words]) => {
      $noticesReady.set(true)
      display(sonner.toast, words)
    },
    (error: unknown) => console.warn('A notice could not be shown.', error),
  )
}

/** Loads the toasts before the first one. */
export const preloadNotices = () => show(() => {})

/** Toasts at the top right. Repeated errors are deduplicated. */
export const notice = {
  success: (content: Notice) =>
    show((toaster, words) => toaster.success(words(content), { duration: DURATION_MS.success })),
  /** With a way back, as long as it is shown. */
  undoable: (content: Notice, undo: () => void) =>
    show((toaster, words) => {
      const onClick = () => {
        // Sonner itself forgets it once it has left the screen: a dialog that takes the toasts over before brought it back.
        toaster.dismiss(id)
        undo()
      }
      const id = toaster.success(words(content), {
        duration: DURATION_MS.undoable,
        action: { label: words({ code: 'undo' }), onClick },
      })
    }),
  error: (content: Notice) =>
    show((toaster, words) => {
      const message = words(content)
      toaster.error(message, { duration: DURATION_MS.error, id: message })
    }),
}

/** Reports a failure in a toast with its reason. An expired session is reported once, by the session. */
export const explainFailure = (action: Action) => (error: unknown) => {
  if (error instanceof Failure && !error.sessionExpired)
    notice.error({ code: 'explained', action, failure: error })
}

/** Reports that the action failed, without a reason. */
export const noteFailed = (action: Action) => (error: unknown) => {
  if (error instanceof Failure && !error.sessionExpired) notice.error({ code: 'failed', action })
}

/**
 * Runs `work` and reports its failure, as in `reported(explainFailure('delete-quiz'), work)`. Resolves to the work's value, or to
 * that of `otherwise` after a Failure; rethrows any other error.
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
