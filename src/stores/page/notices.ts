import type { toast } from 'sonner'
import { Failure } from '../../domain/lib/failure.ts'

const DURATION_MS = { success: 3000, error: 5000 } as const

/** Toasts are no part of the first page's weight. */
const load = () => import('sonner')

function show(tell: (toaster: typeof toast) => void): void {
  load().then(
    (sonner) => tell(sonner.toast),
    (error: unknown) => console.warn('A notice could not be shown.', error),
  )
}

/** Fetched as soon as the page stands, because a toast is needed most when the network is gone. */
export const preloadNotices = () => show(() => {})

/** The toasts, at the top right of the page. The same error is not stacked upon itself. */
export const notice = {
  success: (message: string) =>
    show((toaster) => toaster.success(message, { duration: DURATION_MS.success })),
  error: (message: string) =>
    show((toaster) => toaster.error(message, { duration: DURATION_MS.error, id: message })),
}

/** Tells a failed read, besides what stands in its place. An expired session is told once, elsewhere. */
export const noticeFailure = (words: (failure: Failure) => string) => (error: unknown) => {
  if (error instanceof Failure && !error.sessionExpired) notice.error(words(error))
}
