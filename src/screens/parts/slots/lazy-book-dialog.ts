import type { QuizSummary } from '../../../domain/quizzes/quiz.ts'
import type { SlotRow } from '../../../domain/slots/timetable.ts'
import { lazyComponent } from '../../../ui/lib/lazy-component.tsx'

/** Most bookings need no question, so it is not part of the first load. */
export const LazyBookDialog = lazyComponent<{ row: SlotRow<QuizSummary>; onClose: () => void }>(() =>
  import('./book-dialog.tsx').then((chunk) => chunk.BookDialog),
)
