import { domainOf, foldAddress } from '../../../src/domain/people/addresses.ts'
import type { UserRow } from '../database/tables/account-tables.ts'
import type { Deps } from '../http/deps.ts'
import type { Config } from '../lib/config.ts'

/** The issuers that can be configured. People of other issuers cannot sign in. */
const ISSUERS = ['google', 'demo']

/** Whether the configuration allows this address to sign in. */
export function isAllowedEmail({ signInDomains, signInEmails, adminEmails }: Config, email: string): boolean {
  if (signInDomains.length === 0 && signInEmails.length === 0) return true
  const address = foldAddress(email)
  const isListed = signInEmails.includes(address) || adminEmails.includes(address)
  return isListed || signInDomains.includes(domainOf(address))
}

/**
 * Whether a session of this person is valid. Only people of the configured issuer are: administrators of the demo must not have any
 * rights once Google signs people in.
 */
export const mayBeSignedIn = (
  { relyingParty, config }: Pick<Deps, 'relyingParty' | 'config'>,
  { issuer, email }: Pick<UserRow, 'issuer' | 'email'>,
): boolean => issuer === relyingParty.issuer && isAllowedEmail(config, email)

/** How many people of other issuers are stored. */
export async function countForeignUsers({
  db,
  relyingParty,
}: Pick<Deps, 'db' | 'relyingParty'>): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('issuer', 'in', ISSUERS)
    .where('issuer', '!=', relyingParty.issuer)
    .executeTakeFirstOrThrow()
  return Number(count)
}
