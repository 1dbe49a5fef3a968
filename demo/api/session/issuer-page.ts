import { SAMPLE_PEOPLE } from '../people/sample-people.ts'
import { escaped, plainPage } from './plain-page.ts'

export interface NewPerson {
  name: string
  email: string
}

const personButton = ({ id, name, email, isAdmin }: (typeof SAMPLE_PEOPLE)[number]) =>
  `<li><button name="persona" value="${escaped(id)}">${escaped(name)}
<span>${isAdmin ? 'Administrator' : 'Learner'} · ${escaped(email)}</span></button></li>`

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
    `<p>This is the demo’s stand-in for a Google account. It asks for no password.</p>
<form method="post" action="${escaped(action)}"><ul>
${SAMPLE_PEOPLE.map(personButton).join('\n')}
</ul></form>
<h2>Somebody new</h2>
<form method="post" action="${escaped(action)}">
${problem ? `<p class="problem" role="alert" id="problem">${escaped(problem)}</p>` : ''}
<label for="name">Name</label>
<input id="name" name="name" value="${escaped(typed.name)}" autocomplete="name" required maxlength="100">
<label for="email">E-mail</label>
<input id="email" name="email" inputmode="email" spellcheck="false" value="${escaped(typed.email)}" autocomplete="email" required maxlength="200"${problem ? ' aria-describedby="problem"' : ''}>
<button class="primary">Sign in as this person</button>
</form>`,
  )

export const EXPIRED_PAGE = plainPage(
  'This sign-in has expired',
  '<p>It was left open too long or used already. Go back to the quiz and sign in again.</p>',
)
