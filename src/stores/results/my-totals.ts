import { summarizeResults } from '../../domain/results/totals.ts'
import { computedEqual } from '../lib/computed-equal.ts'
import { $myResults } from './my-results.ts'

export const $myTotals = computedEqual([$myResults], ({ data = [] }) => summarizeResults(data))
