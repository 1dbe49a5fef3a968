import { once } from 'node:events'
import { createServer } from 'node:net'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDb } from '../../../demo/api/database/db.ts'

const LENGTH_AND_VERSION = 8

/** The names in a start-up packet: `name\0value\0name\0value\0\0` after length and version. */
function namesIn(packet: Buffer): string[] {
  const words = packet.subarray(LENGTH_AND_VERSION).toString().split('\0')
  return words.filter((word, index) => word !== '' && index % 2 === 0)
}

test('a connection begins with no parameter that PgBouncer would refuse', async () => {
  const bouncer = createServer().listen(0, '127.0.0.1')
  const packet = once(bouncer, 'connection').then(async ([socket]) => {
    const [bytes] = await once(socket, 'data')
    socket.destroy()
    return bytes
  })
  await once(bouncer, 'listening')
  const address = bouncer.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const engine = await openDb({ url: `postgres://quiz@127.0.0.1:${port}/quiz` })
  await expect(sql`select 1`.execute(engine.db)).rejects.toThrow()
  expect(namesIn(await packet).toSorted()).toEqual(['client_encoding', 'database', 'user'])
  await engine.close()
  bouncer.close()
})
