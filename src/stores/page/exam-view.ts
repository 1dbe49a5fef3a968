import { atom } from 'nanostores'

/** Whether an exam fills the page. Separate from the exam's store, to keep that out of the first load. */
export const $inExam = atom(false)

/** Returns the function that leaves the exam. */
export function enterExam(): () => void {
  $inExam.set(true)
  return () => $inExam.set(false)
}
