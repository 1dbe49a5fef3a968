import { SAMPLE_PEOPLE } from '../people/sample-people.ts'
import { escaped, plainPage } from './plain-page.ts'

export interface NewPerson {
  name: string
  email: string
}

type Sample = (typeof SAMPLE_PEOPLE)[number]

/** What each of them will see. */
const SEES: Readonly<Record<Sample['id'], string>> = {
  asha: 'A new learner: nothing booked, no results yet',
  ben: 'A learner with a slot that runs now, and results to read',
  grace: 'Writes quizzes, watches the room, reads all results',
}

const personButton = ({ id, name, email }: Sample) =>
  `<li><button name="persona" value="${escaped(id)}"><i aria-hidden="true">${escaped(name.slice(0, 1))}</i><b>${escaped(name)}</b>
<span>${SEES[id]}</span><span>${escaped(email)}</span></button></li>`

const peopleList = (isWanted: boolean) =>
  SAMPLE_PEOPLE.filter(({ isAdmin }) => isAdmin === isWanted)
    .map(personButton)
    .join('\n')

interface Choice {
  /** URL that the forms post to. */
  action: string
  /** Rejected input, to show it again. */
  typed: NewPerson
  problem: string | undefined
}

export const choosePage = ({ action, typed, problem }: Choice) =>
  plainPage(
    'Choose who you are',
    `<p class="brand">Fieldline</p>
<p>This is the demo’s stand-in for a Google account. It asks for no password.</p>
<form method="post" action="${escaped(action)}"><h2>Learners</h2><ul>
${peopleList(false)}
</ul><h2>Administrators</h2><ul>
${peopleList(true)}
</ul></form>
<h2>Somebody new</h2>
<form method="post" action="${escaped(action)}">
${problem ? `<p class="problem" role="alert" id="problem">${escaped(problem)}</p>` : ''}
<label for="name">Name</label>
<input id="name" name="name" value="${escaped(typed.name)}" autocomplete="name" required maxlength="100">
<label for="email">E-mail</label>
<input id="email" name="email" inputmode="email" spellcheck="false" value="${escaped(typed.email)}" autocomplete="email" required maxlength="200"${problem ? ' aria-describedby="problem"' : ''}>
<button class="primary">Sign in as this person</button>
</form>
<p class="back"><a href="/">Back to Fieldline</a></p>`,
  )

export const EXPIRED_PAGE = plainPage(
  'This sign-in has expired',
  '<p>It was left open too long or used already. Go back to the quiz and sign in again.</p>',
)
