// SPEC 2 Practice
import { expect, test } from 'vitest'
import { at } from '../../support/school/fixtures.ts'
import { enrol, type Person } from '../../support/school/school.ts'
import { onEachEngine } from '../../support/server/on-each-engine.ts'
import { api } from '../../support/server/server.ts'

const TEN = at('10:00:00')
/** As the elements keep it, with options as they read them. */
const question = {
  _id: 'q1',
  text: 'What bends light?',
  options: [{ text: 'A lens' }, { text: 'A stone' }],
  correctAnswer: 0,
}
const memory = { due: TEN, stability: 2.31, difficulty: 2.12, reps: 1, state: 2 }
const card = { quiz: 'optics', question, due: TEN, memory }
const cards = [card]
const later = [{ ...card, due: TEN + 1 }]
const large = Array.from({ length: 300 }, (_, index) => ({
  ...card,
  question: { ...question, _id: `q${index}`, text: 'x'.repeat(2000) },
}))

const read = ({ call }: Person) => call('GET', '/user/practice')
const save = ({ call }: Person, revision: number, body: unknown = cards) =>
  call('PUT', '/user/practice', { revision, cards: body })

onEachEngine('the cards that a person practises', TEN, (school) => {
  test('are kept with the account, one revision after the other, and are nobody else’s', async () => {
    const [asha, ben] = [await enrol(school()), await enrol(school())]
    expect((await read(asha)).body).toEqual({ revision: 0, cards: [] })
    expect(await save(asha, 1)).toMatchObject({ status: 200, body: { revision: 1 } })
    expect(await save(asha, 2, later)).toMatchObject({ status: 200, body: { revision: 2 } })
    expect((await read(asha)).body).toMatchObject({ revision: 2, cards: later })
    expect((await read(ben)).body).toEqual({ revision: 0, cards: [] })
    expect((await api(school())('GET', '/user/practice')).status).toBe(401)
  })

  test.each([
    ['an older revision', 1],
    ['the same revision with other cards', 2],
    ['a revision too far on', 4],
  ])('are told with a 409 to a device that comes with %s', async (_, revision) => {
    const asha = await enrol(school())
    await save(asha, 1)
    await save(asha, 2)
    const refused = { status: 409, body: { code: 'newer_stored', revision: 2, cards } }
    expect(await save(asha, revision, later)).toMatchObject(refused)
    expect((await read(asha)).body).toMatchObject({ revision: 2, cards })
  })

  test('begin with revision 1, whatever a device says that it knew', async () => {
    const asha = await enrol(school())
    expect(await save(asha, 7)).toMatchObject({ status: 409, body: { revision: 0, cards: [] } })
    expect((await read(asha)).body.revision).toBe(0)
  })

  test('may be sent once more: the same cards at the same revision are harmless', async () => {
    const asha = await enrol(school())
    for (let time = 0; time < 2; time++)
      expect(await save(asha, 1)).toMatchObject({ status: 200, body: { revision: 1 } })
  })

  test.each([1, 2])(
    'are never overwritten by a device that knew less: of ten at once at revision %d one is taken',
    async (revision) => {
      const asha = await enrol(school())
      if (revision === 2) await save(asha, 1)
      const sent = Array.from({ length: 10 }, (_, index) => [{ ...card, due: TEN + 1 + index }])
      const answers = await Promise.all(sent.map((each) => save(asha, revision, each)))
      const taken = answers.findIndex(({ status }) => status === 200)
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
      expect((await read(asha)).body).toMatchObject({ revision, cards: sent[taken] })
    },
  )
})

onEachEngine('the copy of a person’s cards', TEN, (school) => {
  test('has 300 at most, of long questions, too', async () => {
    const asha = await enrol(school())
    expect((await save(asha, 1, large)).status).toBe(200)
    expect((await read(asha)).body.cards).toHaveLength(300)
    expect((await save(asha, 2, [...large, card])).status).toBe(400)
    const tooLarge = { status: 413, body: { code: 'too_large' } }
    const huge = { ...question, text: 'x'.repeat(1_100_000) }
    expect(await save(asha, 2, [{ ...card, question: huge }])).toMatchObject(tooLarge)
  })

  test.each([
    ['no cards', undefined],
    ['a card without a question', [{ quiz: 'optics', due: TEN }]],
    ['a card that is never due', [{ ...card, due: null }]],
    ['a state that is deeper than a scheduler’s', [{ ...card, memory: { reps: [[1]] } }]],
    ['a state with a name that cannot be stored', [{ ...card, memory: { '\0': 1 } }]],
    ['a text that cannot be stored', [{ ...card, quiz: '\0' }]],
  ])('is refused with %s', async (_, odd) => {
    const asha = await enrol(school())
    expect((await asha.call('PUT', '/user/practice', { revision: 1, cards: odd })).status).toBe(400)
    expect((await read(asha)).body.revision).toBe(0)
  })

  test('is part of a person’s data, and goes with it', async () => {
    const asha = await enrol(school())
    await save(asha, 1)
    const { body } = await asha.call('GET', '/user/data')
    expect(body.practice).toMatchObject({ revision: 1, cards })
    expect((await asha.call('DELETE', '/user/data')).status).toBe(200)
    const left = school().deps.db.selectFrom('practice_cards').where('user_id', '=', asha.id).selectAll()
    expect(await left.execute()).toEqual([])
  })
})
