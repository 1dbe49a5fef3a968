import { lazyComponent } from '../../ui/lib/lazy-component.tsx'
import type { ExamAidsProps } from './aids/aids.tsx'
import type { DetailsProps } from './aids/head-details.tsx'

const load = () => import('./aids/aids.tsx')
/** If they cannot be loaded, the exam still works. */
const nothing = () => () => null

export const LazyExamAids = lazyComponent<ExamAidsProps>(() =>
  load().then(({ ExamAids }) => ExamAids, nothing),
)
export const LazyHeadDetails = lazyComponent<DetailsProps>(() =>
  load().then(({ HeadDetails }) => HeadDetails, nothing),
)
