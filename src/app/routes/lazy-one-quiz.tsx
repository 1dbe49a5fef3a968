import type { Route } from '../../domain/page/paths.ts'
import { withWords } from '../../messages/lib/words.ts'
import { lazyComponent } from '../../ui/lib/lazy-component.tsx'
import { LazyMemoryRouter } from './element-router.tsx'
import { prepareScreen } from './screens.tsx'

/** An application of its own, with its first screen. */
export const LazyOneQuiz = lazyComponent(
  withWords(['learner'], () => import('./one-quiz.tsx').then((chunk) => chunk.OneQuiz)),
)

/** Loads what an element shows first. */
export async function prepareFirst({ name, values }: Route): Promise<void> {
  if (name === 'oneQuiz') await Promise.all([LazyMemoryRouter.preload(), LazyOneQuiz.prepare(values)])
  else await prepareScreen(name, values)
}
