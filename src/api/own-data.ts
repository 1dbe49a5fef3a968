import * as v from 'valibot'
import { call } from './client.ts'

/** Everything stored about the caller. */
export const readOwnData = () => call(v.record(v.string(), v.unknown()), '/user/data')
/** @throws Failure 409 for administrators, and while a quiz they have started is open. */
export const deleteOwnData = () => call(v.unknown(), '/user/data', { method: 'DELETE' })
