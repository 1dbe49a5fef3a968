import { SECOND_MS } from '../../src/domain/lib/time.ts'
import { reminders } from '../../src/messages/en/reminders.ts'
import { openQuiz, type School } from '../browser/support/school.ts'
import type { Person } from './person.ts'

export interface Stage {
  me: Person
  school: School
  /** Writes down what follows. */
  step: (what: string) => void
  /** Whether an alert dialog is announced in this browser. */
  saysAlerts: boolean
}

/** What a quiz of its own for the clock has from its making to its end: time enough to get there by keys. */
const CLOSES_IN_MS = 150 * SECOND_MS

export async function signIn({ me, step }: Stage): Promise<void> {
  step('Hears the page from its beginning.')
  await me.readAll(/Sign in with Google/)
  step('Signs in, through the page of the issuer.')
  await me.pressUntil('Tab', /Sign in with Google/)
  await me.press('Return', /Sign in as this person/)
  await me.pressUntil('Tab', /Name/)
  await me.type('Noor Haddad')
  await me.pressUntil('Tab', /E-mail/)
  await me.type('noor@learners.example')
  await me.pressUntil('Tab', /Sign in as this person/)
  await me.press('Return', /Finished loading Fieldline/)
  await me.readAll(/Welcome, Noor Haddad.*Choose your time/)
}

export async function bookSlot({ me, step }: Stage): Promise<void> {
  step('Books the slot that is running.')
  await me.pressUntil('Tab', /Book Slot.*link/)
  // In Firefox Orca misses now and then that the focus is at the title.
  await me.press('Return')
  await me.pressUntil('Tab', /^Book Slot.*button|leaving panel.*Book Slot.*button/)
  // Orca 43 keeps silent where a plain dialog opens over what had the focus, in either browser.
  await me.press('Return')
  await me.pressUntil('Tab', /Book Slot.*button/)
  await me.press('Return', /Slot booked successfully|Your slot is running/)
}

export async function beginQuiz({ me, step }: Stage): Promise<void> {
  step('Reads the introduction of a quiz, and starts it.')
  await me.pressUntil('Tab', /Take Quiz.*Geometrical optics/)
  await me.press('Return', /Geometrical optics.* heading level 1/)
  await me.readAll(/Instructions heading level 2.*Start Quiz/)
  await me.pressUntil('Tab', /Start Quiz/)
  await me.press('Return', /Question 1 of 12/)
}

export async function answer({ me, step }: Stage): Promise<void> {
  step('Hears all of the first question.')
  await me.readAll(/Question 1 of 12.*How far behind the lens.*Ray diagram of a converging lens/)
  step('Chooses by arrows; each option is heard with its formula.')
  await me.pressUntil('Tab', /Option A: 7.5 .*radio button/)
  await me.into('Focus mode')
  await me.press('space', /selected/)
  await me.press('Down', /Option B: 15 .*selected/)
  await me.press('Down', /Option C: 20 .*selected/)
  await me.press('Up', /Option B: 15 .*selected/)
  step('Flags the question, goes to the next one, and back to its options.')
  await me.pressUntil('Tab', /Flag/)
  await me.press('Return', /pressed/)
  await me.pressUntil('Tab', /Next/)
  await me.press('Return', /Question 2 of 12/)
  await me.pressUntil('shift+Tab', /A candle flame.*|Option/)
  step('Jumps to a question that is not there, then to the last one.')
  await me.pressUntil('Tab', /Jump to question/)
  await me.into('Focus mode')
  await me.type('99')
  await me.press('Return', /There are 12 questions/)
  await me.press('ctrl+a')
  await me.type('12')
  await me.press('Return', /Question 12 of 12/)
}

export async function handIn({ me, step, saysAlerts }: Stage): Promise<void> {
  step('Asks to submit, keeps working, asks again and submits.')
  const asked = saysAlerts ? /Submit Quiz\?.*11 unattempted questions/ : /Keep Working/
  await me.pressUntil('Tab', /Submit Quiz/)
  await me.press('Return', asked)
  await me.press('Escape')
  await me.press('Return', asked)
  await me.pressUntil('Tab', /Submit Quiz/)
  await me.press('Return', /Quiz Results heading level 1/)
  step('Reads the result and the review.')
  await me.readAll(/Quiz Results.*Question Review heading level 2.*Correct answer/)
}

export async function runOutOfTime({ me, school, step }: Stage): Promise<void> {
  step('Takes another quiz, until its time runs out.')
  const { title } = await openQuiz(school, { closesInMs: CLOSES_IN_MS })
  await me.pressUntil('Tab', /Home.*link/)
  await me.press('Return', /Welcome, Noor Haddad/)
  await me.pressUntil('Tab', new RegExp(`Take Quiz.*${title}`))
  await me.press('Return', /heading level 1/)
  await me.pressUntil('Tab', /Start Quiz/)
  await me.press('Return', /Question 1 of 3/)
  for (const warning of ['one-minute', 'thirty-seconds', 'last-seconds'] as const)
    await me.hear(new RegExp(String(reminders.timeWarning(warning))), CLOSES_IN_MS)
  await me.hear(/Quiz Results heading level 1/, CLOSES_IN_MS)
}
