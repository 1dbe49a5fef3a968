import { computed, onMount } from 'nanostores'
import * as v from 'valibot'
import { clockWords } from '../../domain/attempts/waiting.ts'
import { computedEqual } from '../lib/computed-equal.ts'
import { $storage, deviceAtom } from '../lib/storage.ts'
import { $now, serverNow } from '../page/clock.ts'

/** What is told of the device's clock, which decides nothing: the time is the server's. */
export const $clockWords = computedEqual([$now], () => clockWords(serverNow() - Date.now()))

/** About as much as a quiz with its questions takes. */
const PROBE = 'x'.repeat(100_000)
const $probe = deviceAtom('quiz:probe', v.string())

/** Whether answers can be kept on this device. It is tried, for a storage that is full can be read as ever. */
export const $keepsAnswers = computed($storage, (storage) => storage === 'device')

onMount($keepsAnswers, () => {
  $probe.set(PROBE)
  $probe.set(undefined)
})
