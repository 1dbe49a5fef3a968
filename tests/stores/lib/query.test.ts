import { expect, test } from 'vitest'
import { createRemote, refresh } from '../../../src/stores/lib/query.ts'
import { until, watch } from '../../support/page/page.ts'
import { makeGate } from '../../support/server/gate.ts'

test('a value refreshed while it is being read is read once more', async () => {
  const first = makeGate()
  let [stored, reads] = ['before', 0]
  const $remote = createRemote<string>(['notes'], {
    fetcher: async () => {
      const read = stored
      if (reads++ === 0) await first.gate
      return read
    },
  })
  watch($remote)
  stored = 'after'
  refresh('notes')
  first.open()
  await until(() => expect($remote.get()).toMatchObject({ data: 'after', loading: false }))
  expect(reads).toBe(2)
})

test('a value refreshed again and again is shown all the same', async () => {
  let reads = 0
  const $remote = createRemote<number>(['clock'], {
    fetcher: async () => {
      refresh('clock')
      return ++reads
    },
  })
  watch($remote)
  await until(() => expect($remote.get()).toMatchObject({ data: 2, loading: false }))
})

test('a read that has just failed is repeated as soon as the network is back', async () => {
  // A page that was left hears nothing any more.
  const page = await import('../../../src/stores/lib/query.ts')
  let reads = 0
  const $remote = page.createRemote<string>(['weather'], {
    fetcher: async () => {
      if (reads++ === 0) throw new Error('no network')
      return 'fair'
    },
  })
  watch($remote)
  await until(() => expect($remote.get().error).toBeDefined())
  window.dispatchEvent(new Event('online'))
  await until(() => expect($remote.get().data).toBe('fair'))
})
