import { computed, onMount } from 'nanostores'
import * as v from 'valibot'
import { clockWords } from '../domain/waiting.ts'
import { $now, serverNow } from './clock.ts'
import { steady } from './steady.ts'
import { $storage, deviceAtom } from './storage.ts'

/** What is told of the device's clock, which decides nothing: the time is the server's. */
export const $clockWords = steady([$now], () => clockWords(serverNow() - Date.now()))

/** About as much as a quiz with its questions takes. */
const PROBE = 'x'.repeat(100_000)
const $probe = deviceAtom('quiz:probe', v.string())

/** Whether answers can be kept on this device. It is tried, for a storage that is full can be read as ever. */
export const $keepsAnswers = computed($storage, (storage) => storage === 'device')

onMount($keepsAnswers, () => {
  $probe.set(PROBE)
  $probe.set(undefined)
})
