import { nowOf } from '../../../demo/api/http/deps.ts'
import { ensureSampleUser, type SamplePerson } from '../../../demo/api/people/sample-people.ts'
import type { RunningServer } from '../../../demo/api/server.ts'
import { createSession } from '../../../demo/api/session/session.ts'

export type { SamplePerson } from '../../../demo/api/people/sample-people.ts'

/** A session of a sample person, as the sign-in would have made it. Returns the token. */
export async function signInAs({ deps }: RunningServer, person: SamplePerson): Promise<string> {
  const user = await ensureSampleUser(deps.db, person, nowOf(deps))
  return createSession(deps.db, user.id, nowOf(deps))
}
