import { atom } from 'nanostores'
import type { toast } from 'sonner'
import { type Action, Failure } from '../../domain/lib/failure.ts'
import { type Notice, type Subject, subjectOf } from '../../domain/notices/notices.ts'

/** How long a notice offers Undo. */
export const UNDOABLE_MS = 10_000

/** For how long a notice stands alone, so that it can be read: the next waits. */
const ALONE_MS = 1500

/** Long instructions stay until dismissed. */
const DURATION_MS = { success: 3000, error: 5000, refused: 20_000, undoable: UNDOABLE_MS } as const

/** Turns a notice into text. Set by the app, because stores only know codes. */
type NoticeWords = (notice: Notice) => string
let loadWords: () => Promise<NoticeWords>

/** `load` imports the texts, which are not part of the first load, like the toasts. */
export function provideNoticeWords(load: () => Promise<NoticeWords>): void {
  loadWords = load
}

/** Whether toasts can be shown. Their code is loaded by the first notice, or earlier; offline it may fail. */
export const $noticesReady = atom(false)

type ToastId = string | number

interface Shown {
  /** When it expires. */
  until: number
  subject: Subject | undefined
}

/** The toasts that may still be visible. */
const shown = new Map<ToastId, Shown>()

/** Those that wait until the latest can have been read, by their timer. */
const waiting = new Map<ReturnType<typeof setTimeout>, { subject: Subject | undefined; message: string }>()
let aloneUntil = 0

let toaster: typeof toast | undefined

function withToaster(use: (toaster: typeof toast, words: NoticeWords) => void): void {
  Promise.all([import('sonner'), loadWords()]).then(
    ([sonner, words]) => {
      toaster = sonner.toast
      $noticesReady.set(true)
      use(toaster, words)
    },
    (error: unknown) => console.warn('A notice could not be shown.', error),
  )
}

/** Loads the toasts before the first one. */
export const preloadNotices = () => withToaster(() => {})

function take(id: ToastId): void {
  shown.delete(id)
  toaster?.dismiss(id)
}

function drop(timer: ReturnType<typeof setTimeout>): void {
  clearTimeout(timer)
  waiting.delete(timer)
}

/** Who leaves the page does not come back to them. */
function dropAll(): void {
  for (const timer of waiting.keys()) drop(timer)
}

const isAmong = (subjects: readonly Subject[], subject: Subject | undefined) =>
  subject !== undefined && (subjects.length === 0 || subjects.includes(subject))

/** Dismisses the toasts about these subjects, or all, because they are no longer true. */
export function withdrawNotices(...subjects: readonly Subject[]): void {
  for (const [id, { subject }] of shown) if (isAmong(subjects, subject)) take(id)
  for (const [timer, { subject }] of waiting) if (isAmong(subjects, subject)) drop(timer)
}

/** Restores each toast's remaining time. Sonner restarts it when a dialog takes over the toasts. */
export function resumeNotices(): void {
  for (const active of toaster?.getToasts() ?? []) {
    const until = shown.get(active.id)?.until
    if (until !== undefined && 'duration' in active) active.duration = Math.max(1, until - Date.now())
  }
}

/** Calls `present` when the latest notice can have been read, or at once if this one replaces it. */
function inTurn(message: string, subject: Subject | undefined, present: () => void): void {
  for (const [timer, one] of waiting) if (one.message === message) drop(timer)
  const isLatest = shown.has(message) || [...shown.values()].some((one) => subject && one.subject === subject)
  // Only the latest notice on a subject counts: an earlier one may no longer be true.
  if (subject) withdrawNotices(subject)
  const isNext = isLatest || shown.size + waiting.size === 0
  const left = isNext ? 0 : aloneUntil - Date.now()
  // Clocks may be set back.
  const wait = Math.min(Math.max(0, left), ALONE_MS * (waiting.size + 1))
  aloneUntil = Date.now() + wait + ALONE_MS
  if (wait === 0) {
    present()
    return
  }
  if (waiting.size === 0) addEventListener('pagehide', dropAll, { once: true })
  const timer = setTimeout(() => {
    waiting.delete(timer)
    present()
  }, wait)
  waiting.set(timer, { subject, message })
}

interface Look {
  type: 'success' | 'error'
  duration: number
  undo?: () => void
}

const show = (content: Notice, { type, duration, undo }: Look) =>
  withToaster((sonner, words) => {
    const message = words(content)
    const subject = subjectOf(content)
    for (const [old, { until }] of shown) if (until < Date.now()) shown.delete(old)
    inTurn(message, subject, () => {
      // Sonner forgets it only once it has left the screen: a dialog that took over the toasts before that brought it
      // back.
      const onClick = () => {
        take(id)
        undo?.()
      }
      const action = undo && { action: { label: words({ code: 'undo' }), onClick } }
      const repeated = type === 'error' && { id: message }
      const onDismiss = () => void shown.delete(id)
      const id: ToastId = sonner[type](message, { duration, onDismiss, ...action, ...repeated })
      shown.set(id, { until: Date.now() + duration, subject })
    })
  })

/** What is read out only, because the page shows it. */
export const $told = atom('')

/** For as long as a toast would be there. */
const tell = (content: Notice) =>
  withToaster((_, words) => {
    const subject = subjectOf(content)
    if (subject) withdrawNotices(subject)
    $told.set(words(content))
    setTimeout(() => $told.set(''), DURATION_MS.success)
  })

/** Toasts at the top right. Repeated errors are deduplicated. */
export const notice = {
  success: (content: Notice) => show(content, { type: 'success', duration: DURATION_MS.success }),
  /** Where the page is the confirmation. */
  told: tell,
  /** With Undo for as long as it is shown. */
  undoable: (content: Notice, undo: () => void) =>
    show(content, { type: 'success', duration: DURATION_MS.undoable, undo }),
  error: (content: Notice) =>
    show(content, {
      type: 'error',
      duration: content.code === 'account-refused' ? DURATION_MS.refused : DURATION_MS.error,
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
