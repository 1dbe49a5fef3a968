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

/** A hard fling: two and a half seconds. */
const FLING = { frames: 150, px: 300 }

const nextFrame = () => new Promise<number>((done) => requestAnimationFrame(done))

/** How long each frame of a fling took, and the one after a jump to the end; milliseconds. */
export async function scroll(): Promise<{ frames: number[]; jump: number }> {
  const frames: number[] = []
  let last = await nextFrame()
  const noteFrame = async (by: number) => {
    window.scrollBy(0, by)
    const now = await nextFrame()
    frames.push(now - last)
    last = now
  }
  for (let frame = 0; frame < FLING.frames; frame++) await noteFrame(FLING.px)
  await noteFrame(document.documentElement.scrollHeight)
  return { jump: frames.pop() ?? 0, frames }
}
