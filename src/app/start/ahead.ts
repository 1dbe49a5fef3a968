import { lazily } from '../../domain/lib/lazily.ts'
import { afterPaint } from '../../platform/after-paint.ts'
import { idle } from '../../platform/idle.ts'
import { wait } from '../../platform/wait.ts'
import { $inExam } from '../../stores/page/exam-view.ts'

const AHEAD_MS = 1000

/** Resolves once the first question of an exam is painted: from then on a network failure hurts most. */
const examBegun = () =>
  new Promise<void>((resolve) => $inExam.listen((inExam) => inExam && afterPaint(resolve)))

/** Resolves once the first screen is ready and later needs can be preloaded. */
export const firstScreenSettled = lazily(() => Promise.race([wait(AHEAD_MS), examBegun()]).then(idle))
