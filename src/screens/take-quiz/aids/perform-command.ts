import type { RefObject } from 'react'
import type { Attempt } from '../../../domain/attempts/attempt.ts'
import { timeLeftMs } from '../../../domain/attempts/attempt-time.ts'
import { type ExamCommand, nextUnanswered } from '../../../domain/attempts/exam-keys.ts'
import { optionLetter } from '../../../domain/kinds/choice/shape.ts'
import { SECOND_MS } from '../../../domain/lib/time.ts'
import { examAids } from '../../../messages/en/exam-aids.ts'
import { afterPaint } from '../../../platform/after-paint.ts'
import { $attempt } from '../../../stores/attempts/record.ts'
import { serverNow } from '../../../stores/page/clock.ts'
import { $openAid } from '../../../stores/page/exam-keys.ts'

export interface Means {
  /** Something within the element. */
  place: RefObject<HTMLElement | null>
  /** Goes to a question and focuses it. */
  onJump: (question: number) => void
  /** Opens the question sheet. */
  onNavigate: () => void
  /** Announces it in the live region. */
  announce: (text: string) => void
}

function find({ place }: Means, selector: string): HTMLElement[] {
  const root = place.current?.getRootNode() as ParentNode | undefined
  return [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])]
}

const isPressed = (button: HTMLElement) => button.getAttribute('aria-pressed') === 'true'
const isShown = (element: Element) => element.getClientRects().length > 0

function choose(means: Means, option: number): void {
  const radio = find(means, '.exam .option > input')[option]
  radio?.click()
  // Screen readers announce the choice, and arrow keys continue from there.
  radio?.focus()
}

/** Presses a button and announces the effect, because it is not focused. */
function toggle(means: Means, button: HTMLElement | undefined, words: (on: boolean) => string): void {
  // While submitting, presses are ignored.
  if (!button || button.closest('[aria-disabled="true"]')) return
  const on = !isPressed(button)
  button.click()
  means.announce(words(on))
}

function goTo(means: Means): void {
  const field = find(means, '.exam-side .jump > input').find(isShown)
  if (field) field.focus()
  else {
    means.onNavigate()
    afterPaint(() => find(means, 'dialog .jump > input')[0]?.focus())
  }
}

function timeLeft(attempt: Attempt): string {
  const seconds = Math.ceil(timeLeftMs(attempt, serverNow()) / SECOND_MS)
  return examAids.timeLeft(Math.floor(seconds / 60), seconds % 60)
}

const press = (means: Means, selector: string) => find(means, selector)[0]?.click()

function jump(means: Means, question: number | undefined, otherwise: string): void {
  if (question === undefined) return void means.announce(otherwise)
  // Focusing a heading that is already focused would not be announced.
  for (const heading of find(means, '.question-count:focus')) heading.blur()
  means.onJump(question)
}

type Steps = { [Name in ExamCommand['name']]: (means: Means, attempt: Attempt, option: number) => void }

/** What each command does. Keys press the visible controls, so whatever disables a control also disables its key. */
const STEPS: Steps = {
  choose: (means, _, option) => choose(means, option),
  strike: (means, _, option) =>
    toggle(means, find(means, '.exam .strike')[option], (on) => examAids.struck(optionLetter(option), on)),
  next: (means, { current, answers }) =>
    jump(means, current + 1 < answers.length ? current + 1 : undefined, examAids.lastQuestion),
  previous: (means, { current }) =>
    jump(means, current > 0 ? current - 1 : undefined, examAids.firstQuestion),
  unanswered: (means, { current, answers }) =>
    jump(means, nextUnanswered(answers, current), examAids.allAnswered),
  'go-to': goTo,
  flag: (means, { current }) =>
    toggle(means, find(means, '.exam-foot > .flag')[0], (on) => examAids.flagged(current + 1, on)),
  'tell-time': ({ announce }, attempt) => announce(timeLeft(attempt)),
  'toggle-clock': (means) => press(means, '.countdown > button'),
  enlarge: (means) => press(means, '.exam .zoom, .exam .formula-zoom .button'),
  'list-keys': () => $openAid.set('keys'),
}

export function performCommand(command: ExamCommand, means: Means): void {
  const attempt = $attempt.get()
  if (attempt) STEPS[command.name](means, attempt, 'option' in command ? command.option : -1)
}
