import { expect, test } from 'vitest'
import { beginAudit } from '../../../demo/audit/run.ts'
import { MOCK_FEATURES } from '../../../demo/mock/school/features.ts'
import { openAuditedMock, SITE } from './audited-mock.ts'

test.each([
  ['nothing optional', [], 'current'],
  ['everything that it has', MOCK_FEATURES, 'current'],
  ['nothing optional, in old shapes,', [], 'old'],
  ['everything, in old shapes,', MOCK_FEATURES, 'old'],
] as const)('the mock that offers %s breaks no rule of the audit', async (_, features, shapes) => {
  const { origin, close, credentials } = await openAuditedMock(features, shapes)
  const { report } = beginAudit({ base: `${origin}/api`, origin: SITE, credentials, write: true })
  const { outcomes } = await report
  await close()
  expect(
    outcomes.filter(({ state }) => state === 'broken').map(({ id, breaches }) => ({ id, breaches })),
  ).toEqual([])
})
