// SPEC Operation Requests
import { expect, test } from 'vitest'
import { asked, create, enrolAdmin, optics } from '../../support/school/authoring.ts'
import { at } from '../../support/school/fixtures.ts'
import { enrol } from '../../support/school/school.ts'
import { onEachEngine } from '../../support/server/on-each-engine.ts'
import { api } from '../../support/server/server.ts'

const [snell, mirror] = asked
const UNKNOWN = '00000000-0000-4000-8000-000000000000'

const withQuestion = (change: object) => ({ questions: [snell, { ...mirror, ...change }] })

/** What is wrong with a quiz, and what the message begins with. */
const INVALID: [field: string, what: string, change: object][] = [
  ['title', 'none', { title: undefined }],
  ['title', 'blank', { title: '  ' }],
  ['title', 'no text', { title: 7 }],
  ['title', 'too long', { title: 'x'.repeat(301) }],
  ['title', 'NUL', { title: 'a\0b' }],
  ['description', 'none', { description: undefined }],
  ['description', 'blank', { description: ' ' }],
  ['description', 'too long', { description: 'x'.repeat(5001) }],
  ['duration', 'none', { duration: undefined }],
  ['duration', 'a text', { duration: '15' }],
  ['duration', 'nothing', { duration: 0 }],
  ['duration', 'negative', { duration: -5 }],
  ['duration', 'a fraction', { duration: 1.5 }],
  ['duration', 'longer than a year', { duration: 3_000_000_000, endTime: '9998-12-31T23:59:59.999Z' }],
  ['startTime', 'none', { startTime: undefined }],
  ['startTime', 'no time', { startTime: 'tomorrow at ten' }],
  ['startTime', 'no such month', { startTime: '2026-13-01T10:00:00Z' }],
  ['startTime', 'without a zone', { startTime: '2026-03-04T10:00' }],
  ['startTime', 'a date alone', { startTime: '2026-03-04' }],
  ['startTime', 'of the year 0', { startTime: '0000-06-15T10:00:00Z' }],
  ['startTime', 'of the year 0 by its zone', { startTime: '0001-01-01T00:00:00+14:00' }],
  ['reviewFrom', 'without a zone', { reviewFrom: '2026-03-05T10:00' }],
  ['reviewFrom', 'after the last year by its zone', { reviewFrom: '9998-12-31T23:59:59-12:00' }],
  ['endTime', 'after the last year', { endTime: '9999-12-31T23:59:59Z' }],
  ['endTime', 'none', { endTime: null }],
  ['endTime', 'without a zone', { endTime: '2026-03-04T11:00:00.000' }],
  ['endTime', 'the same as the start', { endTime: optics.startTime }],
  ['endTime', 'before the start', { endTime: '2026-03-04T09:59:00.000Z' }],
  ['questions', 'none', { questions: undefined }],
  ['questions', 'empty', { questions: [] }],
  ['questions', 'no list', { questions: { 0: snell } }],
  ['questions', 'too many', { questions: Array(1001).fill(snell) }],
  ['questions.0', 'no question', { questions: [null] }],
  ['questions.1.text', 'blank', withQuestion({ text: ' ' })],
  ['questions.1.text', 'none', withQuestion({ text: undefined })],
  ['questions.1.text', 'too long', withQuestion({ text: 'x'.repeat(20_001) })],
  ['questions.1.text', 'half a character', withQuestion({ text: 'a\ud800' })],
  ['questions.1.imageUrl', 'no text', withQuestion({ imageUrl: 1 })],
  ['questions.1.imageUrl', 'too long', withQuestion({ imageUrl: `https://a.example/${'x'.repeat(2048)}` })],
  [
    'questions.1.kind',
    'one that it does not know',
    withQuestion({ kind: 'drawing', correctAnswers: [0, 1] }),
  ],
  ['questions.1.kind', 'no text', withQuestion({ kind: 4 })],
  ['questions.1.options', 'none', withQuestion({ options: undefined })],
  ['questions.1.options', 'only one', withQuestion({ options: [{ text: 'a' }] })],
  ['questions.1.options', 'too many', withQuestion({ options: Array(27).fill({ text: 'a' }) })],
  ['questions.1.options.1.text', 'blank', withQuestion({ options: [{ text: 'a' }, { text: ' ' }] })],
  ['questions.1.options.0.text', 'NUL', withQuestion({ options: [{ text: '\0' }, { text: 'b' }] })],
  ['questions.1', 'a key beyond the options', withQuestion({ correctAnswer: 4 })],
  ['isActive', 'no switch', { isActive: 'yes' }],
]

onEachEngine('a quiz that is not right', at('09:00:00'), (school) => {
  test.each(INVALID)('is refused with the name of the field %s: %s', async (field, _what, change) => {
    const grace = await enrolAdmin(school())
    const quiz = await create(grace)
    const wrong = { ...optics, ...change }
    for (const [method, path] of [
      ['POST', '/quiz'],
      ['PUT', `/quiz/${quiz._id}`],
    ] as const) {
      const { status, body } = await grace.call(method, path, wrong)
      expect({ method, status, body }).toMatchObject({
        method,
        status: 400,
        body: { message: expect.stringMatching(new RegExp(`^${field.replaceAll('.', '[.]')}: .{3,100}$`)) },
      })
    }
    expect((await grace.call('GET', `/quiz/${quiz._id}`)).body).toEqual({ ...quiz, running: 0, attempts: 0 })
  })

  test('is refused in the editor’s words where it has some', async () => {
    const grace = await enrolAdmin(school())
    const messageOf = async (change: object) =>
      (await grace.call('POST', '/quiz', { ...optics, ...change })).body.message
    expect(await messageOf({ questions: [] })).toBe('questions: Please add at least one question')
    expect(await messageOf(withQuestion({ text: '' }))).toBe('questions.1.text: Please enter question text')
  })
})

onEachEngine('what only administrators may do', at('09:00:00'), (school) => {
  test.each([
    ['POST', '/quiz', optics],
    ['POST', '/quiz', {}],
    ['PUT', `/quiz/${UNKNOWN}`, optics],
    ['DELETE', `/quiz/${UNKNOWN}`, undefined],
    ['POST', '/upload/image', {}],
  ])('is refused to others: %s %s', async (method, path, body) => {
    const asha = await enrol(school())
    expect(await asha.call(method, path, body)).toMatchObject({
      status: 403,
      body: { message: 'Permission denied' },
    })
    expect((await api(school())(method, path, body)).status).toBe(401)
    expect((await (await enrolAdmin(school())).call(method, path, body)).status).not.toBe(403)
  })

  test('is refused with a cookie, except from an allowed page', async () => {
    const { token } = await enrolAdmin(school())
    const call = api(school())
    const from = (origin: string) => call('POST', '/quiz', optics, { cookie: `session=${token}`, origin })
    expect((await from('https://evil.example')).status).toBe(403)
    expect((await from(school().url)).status).toBe(200)
  })
})
