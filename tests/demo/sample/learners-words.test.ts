import { expect, test } from 'vitest'
import { WAVES } from '../../../demo/api/sample/questions/waves.ts'
import { keepClassAtWork, seedDemo } from '../../../demo/api/sample/seed.ts'
import { at } from '../../support/school/fixtures.ts'
import { onEachEngine } from '../../support/server/on-each-engine.ts'
import type { TestServer } from '../../support/server/server.ts'

const storedReports = ({ deps: { db } }: TestServer) =>
  db.selectFrom('question_reports').selectAll().orderBy('reported_at').orderBy('user_id').execute()

const storedPace = ({ deps: { db } }: TestServer) =>
  db.selectFrom('attempts').select(['seconds', 'changes', 'time_spent']).orderBy('id').execute()

onEachEngine('what learners of a demo say', at('10:10:00'), (school) => {
  test('are some open reports of the question with the wrong key, and an answered one of Ben’s', async () => {
    await seedDemo(school().deps, { classes: true })
    const reports = await storedReports(school())
    const open = reports.filter(({ status }) => status === 'open')
    expect(open).toHaveLength(7)
    expect(new Set(open.map(({ quiz_id, question_id }) => `${quiz_id} ${question_id}`))).toEqual(
      new Set([`${WAVES.id} waves-09`]),
    )
    expect(reports.filter(({ status }) => status !== 'open')).toMatchObject([
      { status: 'declined', question_id: 'waves-04', reply: expect.stringContaining('odd multiples') },
    ])
  })

  test('is how long they looked at each question: never longer in all than they took', async () => {
    const pace = await storedPace(school())
    expect(pace.length).toBeGreaterThan(400)
    for (const { seconds, changes, time_spent } of pace) {
      expect(seconds?.length).toBe(changes?.length)
      expect(seconds?.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(time_spent ?? 0)
    }
    expect(pace.some(({ seconds }) => seconds?.some((one) => one < 5))).toBe(true)
    expect(pace.some(({ changes }) => changes?.some((before) => before.length > 0))).toBe(true)
  })

  test('is reported by three of the class at work, once each', async () => {
    const before = (await storedReports(school())).length
    await keepClassAtWork(school().deps)
    school().clock.now += 60_000
    await keepClassAtWork(school().deps)
    expect(await storedReports(school())).toHaveLength(before + 3)
  })

  test('stays as it is where the demo starts again', async () => {
    const before = [await storedReports(school()), await storedPace(school())]
    await seedDemo(school().deps, { classes: true })
    expect([await storedReports(school()), await storedPace(school())]).toEqual(before)
  })
})
