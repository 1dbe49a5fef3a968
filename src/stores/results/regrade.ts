import { atom } from 'nanostores'
import { regradeAttempts, undoRegrade } from '../../api/admin/result-admin.ts'
import { type Failure, onFailure } from '../../domain/lib/failure.ts'
import {
  countRegraded,
  type KeyChange,
  REGRADED_MEANWHILE,
  type RegradeAnswer,
} from '../../domain/regrade/regrade.ts'
import { explainFailure, notice, reported } from '../page/notices.ts'
import { offering } from '../session/features.ts'
import { refreshAttempts } from './attempt-reset.ts'

/** Whether the API supports regrading. */
export const $regradeOffered = offering('regrade')

/** The proposed key changes of a quiz. */
export interface RegradeRequest {
  quizId: string
  changes: readonly KeyChange[]
  neverLower: boolean
}

/** The outcome of a dry run. During the next one, the last outcome stays visible. */
export interface RegradeTrial {
  request: RegradeRequest
  trying: boolean
  outcome?: RegradeAnswer | undefined
  failure?: Failure | undefined
}

export const $regradeTrial = atom<RegradeTrial | undefined>()

/** The question whose panel is open; one at a time, because there is one trial. */
export const $regradedQuestion = atom<string | undefined>()

/** Opens the panel of a question, or closes it. */
export function showRegrade(questionId: string | undefined): void {
  // What was previewed beside the button stays visible while the panel tries it again.
  if (questionId === undefined) forgetTrial()
  $regradedQuestion.set(questionId)
}

/** Whether a regrading is being applied. */
export const $regrading = atom(false)

/** Dry run; nothing changes. Only the last request counts, whatever order the answers arrive in. */
export async function tryRegrade(request: RegradeRequest): Promise<void> {
  const trial: RegradeTrial = { request, trying: true, outcome: $regradeTrial.get()?.outcome }
  $regradeTrial.set(trial)
  const settle = (found: Partial<RegradeTrial>) => {
    if ($regradeTrial.get() === trial) $regradeTrial.set({ request, trying: false, ...found })
  }
  await regradeAttempts(request.quizId, {
    changes: request.changes,
    neverLower: request.neverLower,
    dryRun: true,
  }).then(
    (outcome) => settle({ outcome }),
    onFailure((failure) => settle({ failure })),
  )
}

export const retryRegrade = () => {
  const trial = $regradeTrial.get()
  if (trial) void tryRegrade(trial.request)
}

export const forgetTrial = () => $regradeTrial.set(undefined)

async function undo(quizId: string, id: string): Promise<void> {
  await reported(explainFailure('regrade'), async () => {
    await undoRegrade(quizId, id)
    notice.success({ code: 'regrade-undone' })
  })
  refreshAttempts()
}

/** Without an id the regrade cannot be undone. */
function noteRegraded(quizId: string, { id, ...counts }: RegradeAnswer): void {
  const content = { code: 'attempts-regraded', count: countRegraded(counts) } as const
  if (id === undefined) notice.success(content)
  else notice.undoable(content, () => void undo(quizId, id))
}

/** If somebody else was faster, the previewed outcome is outdated. */
function noteNotDone(failure: Failure): void {
  explainFailure('regrade')(failure)
  if (failure.code === REGRADED_MEANWHILE) retryRegrade()
}

/** Applies the last dry run. Resolves to whether it was applied; a second click is ignored. */
export async function applyRegrade(): Promise<boolean> {
  const trial = $regradeTrial.get()
  if (!trial?.outcome || trial.trying || $regrading.get()) return false
  const { quizId, changes, neverLower } = trial.request
  const { basis } = trial.outcome
  $regrading.set(true)
  const apply = async () => {
    noteRegraded(quizId, await regradeAttempts(quizId, { changes, neverLower, dryRun: false, basis }))
    forgetTrial()
    return true
  }
  try {
    return (await reported(noteNotDone, apply)) ?? false
  } finally {
    $regrading.set(false)
    refreshAttempts()
  }
}
