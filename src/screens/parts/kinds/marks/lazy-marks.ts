import type { ComponentType } from 'react'
import type { Marking } from '../../../../domain/quizzes/marking.ts'
import { withWords } from '../../../../messages/lib/words.ts'
import { lazyComponent } from '../../../../ui/lib/lazy-component.tsx'
import type { IntroMarksProps } from './intro-marks.tsx'
import type { SubmitMarksProps } from './submit-marks.tsx'

type Chunk = typeof import('./exam-marks.tsx')

/** If they cannot be loaded, the quiz is taken as one without marks. */
const lazyPart = <Props extends object>(pick: (chunk: Chunk) => ComponentType<Props>) =>
  lazyComponent<Props>(withWords(['kinds'], () => import('./exam-marks.tsx').then(pick, () => () => null)))

export const LazyWorth = lazyPart<{ marking: Marking }>(({ Worth }) => Worth)
export const LazyIntroMarks = lazyPart<IntroMarksProps>(({ IntroMarks }) => IntroMarks)
export const LazySubmitMarks = lazyPart<SubmitMarksProps>(({ SubmitMarks }) => SubmitMarks)
