import { answerWith, type SampleAnswer, type SampleCall } from './calls.ts'
import { deskCalls } from './desk.ts'
import { learnerCalls } from './learner.ts'
import { openSchool } from './school.ts'
import { slotCalls } from './slot-calls.ts'

interface SampleApiOptions {
  now: () => number
  /** The folder of the site, for pictures. */
  site: string
  isAdmin: boolean
}

/** The API of a preview: what the elements ask of the contract, answered by a school in memory. */
export function createSampleApi({ now, site, isAdmin }: SampleApiOptions) {
  const school = openSchool(now, site, isAdmin)
  // Without 'return' the elements ask the site owner for an address to come back to.
  const session = () => ({ user: school.user, features: ['return', 'public'] })
  const calls = {
    'GET /auth/me': session,
    'POST /auth/token': session,
    'GET /auth/validate-token': () => ({ valid: true, user: school.user }),
    'POST /auth/logout': () => ({ message: 'Signed out' }),
    ...slotCalls(school),
    ...learnerCalls(school),
    ...(isAdmin ? deskCalls(school) : {}),
  }
  return (call: SampleCall): SampleAnswer => answerWith(calls, call)
}
