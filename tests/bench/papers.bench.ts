import { writeFileSync } from 'node:fs'
import {
  missesOf,
  papers,
  recordedMisses,
  recordPath,
  scoreAll,
  worseThan,
} from '../support/papers-score/score.ts'
import { missesShown, tableOf } from '../support/papers-score/table.ts'

/**
 * How papers of the kinds that teachers have are read, by layout. Run: npm run papers. With parts of names only those papers;
 * --misses says what is not right; --accept records what is true now, below which the tests do not let it fall.
 */
const given = process.argv.slice(2)
const parts = given.filter((each) => !each.startsWith('--'))
const chosen = papers().filter((paper) => parts.length === 0 || parts.some((part) => paper.includes(part)))

const began = performance.now()
const scores = await scoreAll(chosen)
console.info(tableOf(scores))
console.info(`\n${((performance.now() - began) / 1000).toFixed(1)} s`)
if (given.includes('--misses')) console.info(`\n${missesShown(scores).join('\n')}`)

const misses = missesOf(scores)
if (given.includes('--accept')) {
  if (parts.length > 0) throw new Error('Only a run of all papers can be accepted')
  writeFileSync(recordPath, `${JSON.stringify(misses, null, 2)}\n`)
}
const worse = worseThan(recordedMisses(), misses)
if (worse.length > 0) {
  console.info(`\nWorse than recorded:\n${worse.join('\n')}`)
  process.exitCode = 1
}
