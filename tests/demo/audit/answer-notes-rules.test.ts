import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { RULES } from '../../../demo/audit/rules.ts'
import { beginAudit } from '../../../demo/audit/run.ts'
import { MOCK_FEATURES } from '../../../demo/mock/school/features.ts'
import { RULE_OF_CALL } from '../../../src/api/answer-notes.ts'
import { instead, startFaultProxy } from '../../support/server/fault-proxy.ts'
import { answers } from '../../support/server/faulty-server.ts'
import { openAuditedMock } from './audited-mock.ts'

/* With `debug` the elements name the rule that an answer breaks: it has to be the one that the audit finds broken then. */

const ROWS = Object.entries(RULE_OF_CALL)
const isOffered = (rule: string) =>
  MOCK_FEATURES.some((name) => rule.startsWith(`feature.${name}`)) || !rule.startsWith('feature.')

describe('the rule that the elements name for a call', () => {
  test.each(ROWS.filter(([, rule]) => isOffered(rule)))(
    '%s is broken by an odd answer: %s',
    async (call, rule) => {
      const mock = await openAuditedMock(MOCK_FEATURES)
      const proxy = await startFaultProxy(mock.origin)
      const [method = '', path = ''] = call.split(' ')
      const asked = new RegExp(`^${method} /api${path.replaceAll('*', '[^/]+')}(\\?.*)?$`)
      for (let time = 0; time < 6; time++) proxy.plan(asked, instead(answers(200, '"odd"')))
      const { report } = beginAudit({
        base: `${proxy.url}/api`,
        credentials: mock.credentials,
        write: true,
        only: [rule],
      })
      const { outcomes } = await report
      await proxy.close()
      mock.close()
      expect(outcomes.find(({ id }) => id === rule)?.state).toBe('broken')
    },
  )

  test.each(ROWS.filter(([, rule]) => !isOffered(rule)))('%s is of that call: %s', (call, rule) => {
    expect(RULES.find(({ id }) => id === rule)?.says).toContain(call)
  })
})

test('every rule about the shape of an answer is named for a call', () => {
  const shapes = RULES.filter(({ check }) => String(check).includes('misshapen'))
  expect(new Set(ROWS.map(([, rule]) => rule))).toEqual(new Set(shapes.map(({ id }) => id)))
})

test('every call that a rule is named for is one of the API', () => {
  const { paths } = JSON.parse(readFileSync('embed/meta/openapi.json', 'utf8')) as {
    paths: Record<string, Record<string, object>>
  }
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, '*')}`),
  )
  expect(ROWS.map(([call]) => call).filter((call) => !calls.includes(call))).toEqual([])
})
