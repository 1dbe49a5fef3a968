import * as v from 'valibot'
import { call } from './client.ts'

/** Everything that is stored of the person who asks. */
export const readOwnData = () => call(v.looseObject({}), '/user/data')
/** @throws Failure 409 for administrators, and while a quiz that was begun is open. */
export const deleteOwnData = () => call(v.unknown(), '/user/data', { method: 'DELETE' })
