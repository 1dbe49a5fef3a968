import { atom } from 'nanostores'

/** Whether an exam fills the page. Apart from the exam's own store, which is no part of the first page's weight. */
export const $inExam = atom(false)

/** Returns the function that leaves the exam. */
export function enterExam(): () => void {
  $inExam.set(true)
  return () => $inExam.set(false)
}
