import { randomBytes } from 'node:crypto'
import type { Db } from '../database/db.ts'

/** A secret that the first process creates and all read. */
export async function ensureSecret<Value>(db: Db, name: string, make: () => Promise<Value>): Promise<Value> {
  const find = () => db.selectFrom('app_secrets').select('value').where('name', '=', name).executeTakeFirst()
  const known = await find()
  if (known) return known.value as Value
  await db
    .insertInto('app_secrets')
    .values({ name, value: JSON.stringify(await make()) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const made = await find()
  if (!made) throw new Error(`secret ${name} vanished`)
  return made.value as Value
}

export const randomSecret = async () => randomBytes(32).toString('hex')
