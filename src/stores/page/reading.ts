import { computed } from 'nanostores'
import { READ_AS_USUAL, ReadingLook } from '../../domain/page/reading.ts'
import { deviceAtom } from '../lib/storage.ts'

const $stored = deviceAtom('quiz:reading', ReadingLook)

/** The reading settings on this device. */
export const $reading = computed($stored, (stored) => stored ?? READ_AS_USUAL)

export const setReading = (wish: Partial<ReadingLook>) => $stored.set({ ...$reading.get(), ...wish })
