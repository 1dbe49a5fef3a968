import * as v from 'valibot'
import { StartAnswer } from '../../../src/domain/attempts/attempt-calls.ts'
import { FEATURES } from '../../../src/domain/session/features.ts'
import type { Who } from '../caller.ts'
import { breach, isOk, misshapen, readAs } from '../reply.ts'
import type { Rule } from '../rule.ts'

const AnyObject = v.record(v.string(), v.unknown())

/** Reads that come with a feature. */
const READS: readonly (readonly [feature: string, who: Who, path: string, breaks: string])[] = [
  ['people', 'admin', '/admin/users', 'the list of learners'],
  ['people', 'learner', '/user/data', 'a person’s own data'],
  ['log', 'admin', '/admin/log', 'the log'],
  ['sessions', 'learner', '/auth/sessions', 'the list of sessions'],
]

export const FEATURE_RULES: readonly Rule[] = [
  {
    id: 'feature.names',
    level: 'SHOULD',
    says: 'features in GET /auth/me names only what the elements know.',
    breaks: 'nothing, but the name is probably misspelt',
    as: ['learner'],
    async *check({ learner }, { features }) {
      const unknown = [...features].filter((name) => !FEATURES.some((known) => known === name))
      if (unknown.length > 0)
        yield breach(
          await learner.read('/auth/me'),
          `names among ${FEATURES.join(', ')}, but ${unknown.join(', ')} came`,
        )
    },
  },
  ...READS.map(
    ([feature, who, path, breaks]): Rule => ({
      id: `feature.${feature}${path.replaceAll('/', '-')}`,
      level: 'FEATURE',
      says: `An API that offers ${feature} answers GET ${path}.`,
      breaks,
      as: [who],
      feature,
      async *check(as) {
        const found = misshapen(await as[who].read(path), AnyObject, 'an object')
        if (found) yield found
      },
    }),
  ),
  {
    id: 'feature.start',
    level: 'FEATURE',
    says: 'POST /quiz/{id}/start answers {startedAt, deadline}, and the same ones when it is called again.',
    breaks: 'a reload gives more time',
    as: ['learner', 'admin'],
    feature: 'start',
    writes: true,
    async *check({ learner, admin }, { scratch }) {
      const { path, started } = await scratch.access(learner, admin)
      if (!started) return
      const found = misshapen(started, StartAnswer, '{startedAt, deadline}')
      if (found) yield found
      const again = await learner.call('POST', `${path}/start`)
      const [first, second] = [readAs(StartAnswer, started), readAs(StartAnswer, again)]
      if (isOk(again) && first?.deadline !== second?.deadline)
        yield breach(again, `the deadline ${first?.deadline}`)
    },
  },
]
