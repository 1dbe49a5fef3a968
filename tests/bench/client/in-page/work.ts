import { findButton, findRadios, painted, watch } from './dom.ts'

const OPTIONS = 4
/** Frames are drawn now and then, as the learner's own pace would have it. */
const PAINT_EVERY = 20

const nextTask = () => new Promise<void>((done) => setTimeout(done))

/** Answers every question from the first to the last one. */
export async function answerAll(count: number): Promise<void> {
  for (let question = 0; question < count; question++) {
    findRadios()[question % OPTIONS]?.click()
    await nextTask()
    findButton('Next')?.click()
    await nextTask()
    if (question % PAINT_EVERY === 0) await painted()
  }
}

/** Takes the element out of the page and puts it back, until its question is there again. */
export async function reattach(times: number): Promise<void> {
  const element = document.querySelector('quiz-app, floor-quiz, main.quiz')
  const place = element?.parentNode
  if (!element || !place) throw new Error('there is no element to take out')
  for (let time = 0; time < times; time++) {
    element.remove()
    await nextTask()
    place.append(element)
    await watch(() => findRadios().length > 0 || pressStart())
    await painted()
  }
}

function pressStart(): boolean {
  findButton('Start Quiz')?.click()
  return false
}

/** Faster than any fling. */
const STEP_PX = 1000

/** Scrolls to the end and answers how long each frame took. */
export async function scrollToEnd(): Promise<number[]> {
  const frames: number[] = []
  const frame = () => new Promise<number>((done) => requestAnimationFrame(done))
  const page = document.documentElement
  let last = await frame()
  while (page.scrollTop + page.clientHeight < page.scrollHeight - 1) {
    window.scrollBy(0, STEP_PX)
    const now = await frame()
    frames.push(now - last)
    last = now
  }
  return frames
}
