import { atom, onMount } from 'nanostores'
import { getQuiz } from '../../api/quizzes.ts'
import {
  beginTrial,
  chooseInTrial,
  isTrialOver,
  stepInTrial,
  type Trial,
} from '../../domain/authoring/quiz-trial.ts'
import { Failure } from '../../domain/lib/failure.ts'
import type { Quiz } from '../../domain/quizzes/quiz.ts'
import { $now, serverNow } from '../page/clock.ts'

export type TrialScene =
  | { scene: 'loading' }
  | { scene: 'failed'; failure: Failure }
  | { scene: 'running'; quiz: Quiz; trial: Trial }
  | { scene: 'finished'; quiz: Quiz; trial: Trial }

const $quizId = atom<string | undefined>()

/** What test mode shows. It is in memory only: nothing of a trial is stored or sent. */
export const $trial = atom<TrialScene>({ scene: 'loading' })

/** Applies a step, unless time has run out meanwhile: then the trial is over as it was. */
function apply(step: (trial: Trial) => Trial): void {
  const scene = $trial.get()
  if (scene.scene !== 'running') return
  if (isTrialOver(scene.trial, serverNow())) finishTrial()
  else $trial.set({ ...scene, trial: step(scene.trial) })
}

/** From the last question, or when time runs out. */
export function finishTrial(): void {
  const scene = $trial.get()
  if (scene.scene === 'running') $trial.set({ ...scene, scene: 'finished' })
}

onMount($trial, () =>
  $now.subscribe((now) => {
    const scene = $trial.get()
    if (scene.scene === 'running' && isTrialOver(scene.trial, now)) finishTrial()
  }),
)

/** A host page may move the element: the run that is under way goes on, anything else begins anew. */
const isUnderWay = (quizId: string) =>
  $quizId.get() === quizId && ['loading', 'running'].includes($trial.get().scene)

async function load(quizId: string): Promise<TrialScene> {
  try {
    const quiz = await getQuiz(quizId)
    return { scene: 'running', quiz, trial: beginTrial(quiz, serverNow()) }
  } catch (error) {
    if (error instanceof Failure) return { scene: 'failed', failure: error }
    throw error
  }
}

/** Reads the quiz as it is saved now, and starts the clock. An answer for a trial that was closed is dropped. */
export async function openTrial(quizId: string): Promise<void> {
  if (isUnderWay(quizId)) return
  $quizId.set(quizId)
  $trial.set({ scene: 'loading' })
  const scene = await load(quizId)
  if ($quizId.get() === quizId && $trial.get().scene === 'loading') $trial.set(scene)
}

export function closeTrial(): void {
  $quizId.set(undefined)
  $trial.set({ scene: 'loading' })
}

export const chooseTrialOption = (option: number) => apply((trial) => chooseInTrial(trial, option))
export const nextTrialQuestion = () => apply((trial) => stepInTrial(trial, 1))
export const previousTrialQuestion = () => apply((trial) => stepInTrial(trial, -1))
