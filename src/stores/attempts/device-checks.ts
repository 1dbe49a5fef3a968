import { computed, onMount } from 'nanostores'
import * as v from 'valibot'
import { clockSkew } from '../../domain/attempts/waiting.ts'
import { idle } from '../../platform/idle.ts'
import { computedEqual } from '../lib/computed-equal.ts'
import { $storage, deviceAtom } from '../lib/storage.ts'
import { $now } from '../page/clock.ts'

/** How far the device's clock is off. It decides nothing: the time is the server's. */
export const $clockSkew = computedEqual([$now], (now) => clockSkew(now - Date.now()))

/** About the size of a stored attempt. */
const PROBE = 'x'.repeat(100_000)
const $probe = deviceAtom('quiz:probe', v.string())

async function probe(): Promise<void> {
  await idle()
  $probe.set(PROBE)
  $probe.set(undefined)
}

/** Whether answers can be stored on this device. Tried by writing, because a full storage still reads. */
export const $keepsAnswers = computed($storage, (storage) => storage === 'device')

onMount($keepsAnswers, () => void probe())
