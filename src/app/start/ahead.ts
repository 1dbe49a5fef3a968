import { lazily } from '../../domain/lib/lazily.ts'
import { afterPaint } from '../../platform/after-paint.ts'
import { idle } from '../../platform/idle.ts'
import { wait } from '../../platform/wait.ts'
import { $inExam } from '../../stores/page/exam-view.ts'

const AHEAD_MS = 1000

/** Resolves once the first question of an exam is painted: from then on a lost network hurts most. */
const examBegun = () =>
  new Promise<void>((resolve) => $inExam.listen((inExam) => inExam && afterPaint(resolve)))

/** The first screen stands: time for what later moments need. */
export const firstScreenSettled = lazily(() => Promise.race([wait(AHEAD_MS), examBegun()]).then(idle))
