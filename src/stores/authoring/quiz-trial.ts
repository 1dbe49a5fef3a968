import { atom, onMount } from 'nanostores'
import { getQuiz } from '../../api/quizzes.ts'
import type { Attempt } from '../../domain/attempts/attempt.ts'
import { type AttemptEvent, transition } from '../../domain/attempts/attempt-phases.ts'
import { beginTrial, endTrial, isTrialOver, type Trial } from '../../domain/authoring/quiz-trial.ts'
import { type Failure, onFailure } from '../../domain/lib/failure.ts'
import type { Quiz } from '../../domain/quizzes/quiz.ts'
import { $now, serverNow } from '../page/clock.ts'

export type TrialScene =
  | { scene: 'loading' }
  | { scene: 'failed'; failure: Failure }
  | { scene: 'running'; quiz: Quiz; attempt: Attempt }
  | { scene: 'finished'; quiz: Quiz; trial: Trial }

const $trialQuizId = atom<string | undefined>()

/** In memory only: a trial is neither stored nor sent. */
export const $trial = atom<TrialScene>({ scene: 'loading' })

/** What was done in the exam. If time is up, the trial ends without it. */
export function stepInTrial(event: AttemptEvent): void {
  const scene = $trial.get()
  if (scene.scene !== 'running') return
  if (isTrialOver(scene.attempt, serverNow())) finishTrial()
  else $trial.set({ ...scene, attempt: transition(scene.attempt, event) })
}

/** Called on the last question, and when time is up. */
export function finishTrial(): void {
  const scene = $trial.get()
  if (scene.scene !== 'running') return
  const { quiz, attempt } = scene
  $trial.set({ scene: 'finished', quiz, trial: endTrial(quiz, attempt) })
}

onMount($trial, () =>
  $now.subscribe((now) => {
    const scene = $trial.get()
    if (scene.scene === 'running' && isTrialOver(scene.attempt, now)) finishTrial()
  }),
)

/** A host page may move the element, which opens the trial again; a running one must survive that. */
const isOpen = (quizId: string) =>
  $trialQuizId.get() === quizId && ['loading', 'running'].includes($trial.get().scene)

async function load(quizId: string): Promise<TrialScene> {
  const quiz = await getQuiz(quizId)
  return { scene: 'running', quiz, attempt: beginTrial(quiz, serverNow()) }
}

/** Loads the quiz as saved and starts the clock. An answer that arrives after closing is ignored. */
export async function openTrial(quizId: string): Promise<void> {
  if (isOpen(quizId)) return
  $trialQuizId.set(quizId)
  $trial.set({ scene: 'loading' })
  const scene = await load(quizId).catch(onFailure((failure): TrialScene => ({ scene: 'failed', failure })))
  if ($trialQuizId.get() === quizId && $trial.get().scene === 'loading') $trial.set(scene)
}

export function closeTrial(): void {
  $trialQuizId.set(undefined)
  $trial.set({ scene: 'loading' })
}
