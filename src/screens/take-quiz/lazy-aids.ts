import { lazyComponent } from '../../ui/lib/lazy-component.tsx'
import type { ExamAidsProps } from './aids/aids.tsx'
import type { DetailsProps } from './aids/head-details.tsx'

const load = () => import('./aids/aids.tsx')
/** Without a network for them the exam itself goes on. */
const nothing = () => () => null

export const LazyExamAids = lazyComponent<ExamAidsProps>(() =>
  load().then(({ ExamAids }) => ExamAids, nothing),
)
export const LazyHeadDetails = lazyComponent<DetailsProps>(() =>
  load().then(({ HeadDetails }) => HeadDetails, nothing),
)
