import { toast } from 'sonner'
import { Failure } from '../domain/failure.ts'

const DURATION_MS = { plain: 4000, success: 3000, error: 5000 } as const

/** The toasts, at the top right of the page. */
export const notice = {
  plain: (message: string) => toast(message, { duration: DURATION_MS.plain }),
  success: (message: string) => toast.success(message, { duration: DURATION_MS.success }),
  error: (message: string) => toast.error(message, { duration: DURATION_MS.error, id: message }),
}

/** Tells a failed read, besides what stands in its place. An expired session is told once, elsewhere. */
export const noticeFailure = (words: (failure: Failure) => string) => (error: unknown) => {
  if (error instanceof Failure && !error.sessionExpired) notice.error(words(error))
}
