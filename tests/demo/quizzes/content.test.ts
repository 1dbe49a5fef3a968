// SPEC 2 Quiz taking; 2 Writing room
import { expect, test } from 'vitest'
import { asked, create, enrolAdmin, optics } from '../../support/school/authoring.ts'
import { at } from '../../support/school/fixtures.ts'
import { handIn } from '../../support/school/hand-in.ts'
import { book, enrol, namesIn, type School, storeSlot } from '../../support/school/school.ts'
import { onEachEngine } from '../../support/server/on-each-engine.ts'

const [snell, mirror, lens] = asked
const drawn = {
  ...snell,
  imageUrl: 'https://pictures.example/ray.png',
  imageAlt: 'A ray meets glass',
  explanation: 'Because $n_1 \\sin\\alpha = n_2 \\sin\\beta$.',
  topic: 'Refraction',
  options: snell?.options.map(({ text }, index) => ({
    text,
    ...(index === 1 && { imageUrl: 'https://pictures.example/b.png', imageAlt: 'Towards the normal' }),
  })),
}
const explained = { ...optics, reviewFrom: 'quiz-ended', questions: [drawn, mirror, lens] }

/** An author with an explained quiz, and somebody with a seat for it. */
async function explain(school: School) {
  const [grace, asha] = [await enrolAdmin(school), await enrol(school)]
  await book(asha, await storeSlot(school, at('10:00:00')))
  const quiz = await create(grace, explained)
  return { grace, asha, path: `/quiz/${quiz._id}`, quiz }
}

const SECRETS = ['explanation', 'topic', 'correctAnswer']

onEachEngine('explanations and topics', at('10:05:00'), (school) => {
  test('are served with the key and never before, unlike descriptions of pictures', async () => {
    const { asha, path, quiz } = await explain(school())
    const told = [
      await asha.call('GET', '/quiz'),
      await asha.call('GET', path),
      await asha.call('GET', `${path}/access`),
      await asha.call('POST', `${path}/start`),
      await asha.call('GET', path),
      await asha.call('GET', `${path}/access`),
      await handIn(asha, quiz._id, { answers: [0, 0, 0], timeSpent: 60 }),
      await asha.call('GET', `${path}/results`),
      await asha.call('GET', '/user/results'),
      await asha.call('GET', path),
    ]
    for (const { status, body } of told) {
      expect(status).toBe(200)
      for (const secret of SECRETS) expect(namesIn(body)).not.toContain(secret)
    }
    expect(told[3]?.body.quiz.questions[0]).toMatchObject({
      imageAlt: 'A ray meets glass',
      options: [{}, { imageAlt: 'Towards the normal' }, {}, {}],
    })
    school().clock.now = at('11:02:00')
    expect((await asha.call('GET', `${path}/results`)).body.quiz.questions[0]).toMatchObject(drawn)
    expect((await asha.call('GET', path)).body.questions[0]).toMatchObject(drawn)
  })
})

onEachEngine('additional content of a question', at('09:00:00'), (school) => {
  test('is kept when a client that does not know it saves the quiz', async () => {
    const { grace, path, quiz } = await explain(school())
    const { explanation, topic, imageAlt, options, ...known } = quiz.questions[0]
    const plain = options.map(({ imageAlt: _, ...option }: { imageAlt?: string }) => option)
    const questions = [...quiz.questions.slice(1), { ...known, points: 3, options: plain.toReversed() }]
    const { body } = await grace.call('PUT', path, { ...optics, questions })
    expect(body.questions[2]).toMatchObject({ points: 3, explanation, topic, imageAlt })
    expect(body.questions[2].options).toEqual(options.toReversed())
  })

  test('is removed by a blank text, and the description of a picture with its picture', async () => {
    const { grace, path, quiz } = await explain(school())
    const [first, ...others] = quiz.questions
    const { imageUrl, ...bare } = first
    const questions = [{ ...bare, explanation: ' ', topic: '' }, ...others]
    const [edited] = (await grace.call('PUT', path, { ...optics, questions })).body.questions
    for (const name of ['explanation', 'topic', 'imageUrl', 'imageAlt'])
      expect(edited).not.toHaveProperty(name)
  })

  test('makes a new version when it changes, and none when it is sent again', async () => {
    const { grace, path, quiz } = await explain(school())
    expect((await grace.call('PUT', path, { ...optics, questions: quiz.questions })).body.version).toBe(1)
    const [first, ...others] = quiz.questions
    const questions = [{ ...first, explanation: 'Snell.' }, ...others]
    expect((await grace.call('PUT', path, { ...optics, questions })).body.version).toBe(2)
  })

  test('is kept by a regrading', async () => {
    const { grace, asha, path, quiz } = await explain(school())
    school().clock.now = at('10:05:00')
    await handIn(asha, quiz._id, { answers: [1, 0, 0], timeSpent: 60 })
    const changes = [{ questionId: quiz.questions[0]._id, accept: [0, 1] }]
    await grace.call('POST', `${path}/admin/regrade`, { changes, neverLower: true, dryRun: false })
    school().clock.now = at('11:02:00')
    const [regraded] = (await asha.call('GET', `${path}/results`)).body.quiz.questions
    expect(regraded).toMatchObject({ ...drawn, accepted: [0, 1] })
  })

  test.each([
    ['an explanation', { explanation: 'x'.repeat(20_001) }],
    ['a topic', { topic: 'x'.repeat(201) }],
    ['a description of a picture', { imageAlt: 'x'.repeat(1001) }],
  ])('is refused if %s is too long', async (_, field) => {
    const grace = await enrolAdmin(school())
    const questions = [{ ...drawn, ...field }]
    expect((await grace.call('POST', '/quiz', { ...optics, questions })).status).toBe(400)
  })
})
