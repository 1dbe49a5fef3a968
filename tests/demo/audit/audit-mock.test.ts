import { expect, test } from 'vitest'
import { beginAudit } from '../../../demo/audit/run.ts'
import { MOCK_FEATURES } from '../../../demo/mock/school/features.ts'
import { openAuditedMock, SITE } from './audited-mock.ts'

test.each([
  ['nothing optional', []],
  ['everything that it has', MOCK_FEATURES],
] as const)('the mock that offers %s breaks no rule of the audit', async (_, features) => {
  const { origin, close, credentials } = await openAuditedMock(features)
  const { report } = beginAudit({ base: `${origin}/api`, origin: SITE, credentials, write: true })
  const { outcomes } = await report
  await close()
  expect(
    outcomes.filter(({ state }) => state === 'broken').map(({ id, breaches }) => ({ id, breaches })),
  ).toEqual([])
})
