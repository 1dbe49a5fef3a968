import { withWords } from '../../../messages/lib/words.ts'
import { lazyComponent } from '../../../ui/lib/lazy-component.tsx'
import type { ReportAnswersProps } from './report-answers.tsx'
import type { ReportButtonProps } from './report-button.tsx'

const Nothing = () => null

/** If it cannot be loaded, the question is taken without. */
export const LazyReportButton = lazyComponent<ReportButtonProps>(
  withWords(['reports'], () =>
    import('./report-button.tsx').then(
      ({ ReportButton }) => ReportButton,
      () => Nothing,
    ),
  ),
)

export const LazyReportAnswers = lazyComponent<ReportAnswersProps>(
  withWords(['reports'], () =>
    import('./report-answers.tsx').then(
      ({ ReportAnswers }) => ReportAnswers,
      () => Nothing,
    ),
  ),
)
