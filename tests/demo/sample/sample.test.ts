import { readdirSync, readFileSync } from 'node:fs'
import temml from 'temml'
import { expect, test } from 'vitest'
import { SAMPLE_QUIZZES } from '../../../demo/api/sample/quizzes.ts'
import type { SampleQuestion, SampleQuiz } from '../../../demo/api/sample/types.ts'
import { MINUTE_MS } from '../../../src/domain/lib/time.ts'
import { hasMath, splitMath } from '../../../src/domain/maths/math-text.ts'
import { deriveQuizStatus } from '../../../src/domain/quizzes/quiz-status.ts'

const PICTURES = new URL('../../../demo/pictures/', import.meta.url)
const START = Date.parse('2026-03-04T10:00:00Z')
const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

type SampleOption = SampleQuestion['options'][number]
const optionText = (option: SampleOption) => (typeof option === 'string' ? option : option.text)
const optionPicture = (option: SampleOption) => (typeof option === 'string' ? undefined : option.imageUrl)

const questions = SAMPLE_QUIZZES.flatMap((quiz) => quiz.questions)
const textsOf = (question: SampleQuestion) => [
  question.text,
  question.explanation ?? '',
  ...question.options.map(optionText),
]
const picturesOf = (question: SampleQuestion) =>
  [question.imageUrl, question.image, ...question.options.map(optionPicture)].filter(
    (url) => url !== undefined,
  )
const usedPictures = new Set(questions.flatMap(picturesOf))
const drawnPictures = readdirSync(PICTURES)

const instant = (minutes: number) => new Date(START + minutes * MINUTE_MS).toISOString()
const statusOf = (quiz: SampleQuiz, minutesLater = 0) =>
  deriveQuizStatus(
    { startTime: instant(quiz.opensInMinutes), endTime: instant(quiz.closesInMinutes) },
    START + minutesLater * MINUTE_MS,
  )
const countWith = (status: string) => SAMPLE_QUIZZES.filter((quiz) => statusOf(quiz) === status).length

const byId = new Map(questions.map((question) => [question._id, question]))
const rightOption = (id: string) => {
  const question = byId.get(id)
  return question && optionText(question.options[question.correctAnswer] ?? '')
}

test('quizzes have fixed ids, each used once', () => {
  const ids = SAMPLE_QUIZZES.map((quiz) => quiz.id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(UUID_V4)
})

test('a question has an id of its own', () => {
  expect(byId.size).toBe(questions.length)
})

test('the demo starts with open, upcoming and past quizzes, one of them for practice in an article', () => {
  expect(['active', 'upcoming', 'ended'].map(countWith)).toEqual([4, 2, 2])
})

test('an open quiz stays open for days, longer than any attempt takes', () => {
  for (const quiz of SAMPLE_QUIZZES.filter((open) => statusOf(open) === 'active')) {
    expect(statusOf(quiz, 6 * 24 * 60)).toBe('active')
    expect(quiz.durationMinutes).toBeLessThanOrEqual(30)
  }
})

test('one open quiz needs a second page of the navigator', () => {
  const long = SAMPLE_QUIZZES.filter((quiz) => quiz.questions.length >= 60)
  expect(long.map((quiz) => statusOf(quiz))).toEqual(['active'])
})

test.each(SAMPLE_QUIZZES.map((quiz) => [quiz.title, quiz] as const))(
  'every question in %s can be answered',
  (_, quiz) => {
    expect(quiz.description).not.toBe('')
    for (const { _id, text, options, correctAnswer, points } of quiz.questions) {
      expect(text.trim(), _id).not.toBe('')
      expect(new Set(options.map((option) => optionText(option).trim())).size, _id).toBe(options.length)
      expect(options.map(optionText), _id).not.toContain('')
      expect(options[correctAnswer], _id).toBeDefined()
      expect(points, _id).toBeGreaterThanOrEqual(1)
    }
  },
)

test('most questions have four options, one is true or false, and one has five', () => {
  const counts = questions.map(({ options }) => options.length).filter((count) => count !== 4)
  expect(counts).toEqual([2, 5])
})

/** Too short for each letter is the one for everybody. */
const exams = SAMPLE_QUIZZES.filter(({ practice }) => practice === undefined)

test.each(exams.map((quiz) => [quiz.title, quiz] as const))(
  'the letters of the keys in %s give nothing away',
  (_, quiz) => {
    const perLetter = [0, 1, 2, 3].map(
      (letter) => quiz.questions.filter((one) => one.correctAnswer === letter).length,
    )
    expect(Math.min(...perLetter)).toBeGreaterThan(0)
    expect(Math.max(...perLetter)).toBeLessThanOrEqual(quiz.questions.length / 2)
  },
)

test('exactly one quiz is an older record, with plain options and a picture called image', () => {
  const older = SAMPLE_QUIZZES.filter((quiz) =>
    quiz.questions.every((question) => question.options.every((option) => typeof option === 'string')),
  )
  const withImage = SAMPLE_QUIZZES.filter((quiz) => quiz.questions.some((question) => question.image))
  expect(older.map((quiz) => statusOf(quiz))).toEqual(['ended'])
  expect(withImage).toEqual(older)
  expect(older.flatMap((quiz) => quiz.questions).some((question) => question.imageUrl)).toBe(false)
})

test('every picture in use was drawn, and every drawn one is in use', () => {
  expect([...usedPictures].toSorted()).toEqual(drawnPictures.map((name) => `/pictures/${name}`).toSorted())
})

test.each(drawnPictures)(
  '%s is a small, self-contained drawing with a title, and independent of fonts',
  (name) => {
    const svg = readFileSync(new URL(name, PICTURES), 'utf8')
    expect(svg.length).toBeLessThan(6 * 1024)
    expect(svg).toMatch(/^<svg [^>]*\bwidth="\d+" height="\d+" viewBox="0 0 \d+ \d+"/)
    expect(svg).toMatch(/<title>[^<]{10,}<\/title>/)
    expect(svg).not.toMatch(/<script|<style|<image|<use|href|\son\w+=|url\(/)
    // Letters are paths: a page brings no font to a picture, and each machine has others.
    expect(svg).not.toMatch(/<text|font-/)
  },
)

test.each(questions.map((question) => [question._id, question] as const))(
  'the formulas of %s are valid',
  (_, question) => {
    for (const segment of textsOf(question).flatMap(splitMath)) {
      if (segment.kind === 'text') expect(segment.text).not.toMatch(/\\[a-z([]|\$\$/i)
      else
        expect(
          temml.renderToString(segment.tex, { displayMode: segment.display, throwOnError: true }),
        ).toMatch(/^<math/)
    }
  },
)

test.each([
  ['inline dollars', /(?<![$\\])\$[^$\s]/],
  ['inline parentheses', /\\\(/],
  ['display dollars', /\$\$/],
  ['display brackets', /\\\[/],
  ['units', /\\mathrm\{m\\,s\^\{-2\}\}/],
  ['vectors', /\\vec\{/],
  ['fractions', /\\frac/],
  ['roots', /\\sqrt/],
  ['a matrix', /pmatrix/],
  ['chemistry', /\\ce\{/],
  ['an escaped dollar', /\\\$/],
])('the open quizzes show %s', (_, notation) => {
  const open = SAMPLE_QUIZZES.filter((quiz) => statusOf(quiz) === 'active').flatMap((quiz) => quiz.questions)
  expect(open.flatMap(textsOf).some((text) => notation.test(text))).toBe(true)
})

test.each(['home-01', 'home-02', 'home-08'])('%s is about money, and none of it becomes a formula', (id) => {
  const texts = textsOf(byId.get(id) ?? { _id: id, text: '', options: [], correctAnswer: 0, points: 1 })
  expect(texts[0]).toMatch(/\$\d/)
  expect(texts.filter(hasMath)).toEqual([])
})

test('a price and formulas can be in one text', () => {
  const segments = splitMath(byId.get('home-03')?.text ?? '')
  expect(segments.filter((segment) => segment.kind === 'math').map((segment) => segment.tex)).toHaveLength(3)
  expect(segments.at(-1)).toEqual({
    kind: 'text',
    text: ' a year and a kilowatt-hour costs $0.30. How much is saved in a year?',
  })
})

/** Worked out here once more, so that moving an option cannot silently move the key. */
test.each([
  ['optics-01', 1 / (1 / 10 - 1 / 30)],
  ['optics-07', 1 / ((1.5 - 1) * (1 / 20 + 1 / 20))],
  ['optics-08', 1 / 0.2 - 1 / 0.5],
  ['optics-10', (20 * (1.5 - 1)) / (1.5 / (4 / 3) - 1)],
  ['kinematics-03', (8 * 4) / 2 + 8 * 6 + (8 * 2) / 2],
  ['kinematics-07', 15 * Math.sqrt((2 * 20) / 10)],
  ['kinematics-12', 2 / (1 / 40 + 1 / 60)],
  ['forces-05', (2 * 3 * 2 * 10) / (3 + 2)],
  ['forces-12', (6 * 20) / (4 + 6)],
  ['energy-08', (2 * 6 ** 2) / 2 - (6 * 2 ** 2) / 2],
  ['rotation-08', 6 / ((4 * 1 ** 2) / 2)],
  ['home-05', (1.5 * 4200 * 80) / 2100],
  ['circuits-01', 2 + 1 / (1 / 6 + 1 / 3)],
  ['circuits-03', (1.5 - 1.2) / 0.6],
  ['thermal-06', (0.3 * 20 + 0.1 * 80) / 0.4],
  ['waves-05', (450 * 340) / (340 - 34)],
])('the key of %s is the computed value, %d', (id, value) => {
  expect(Number(rightOption(id)?.match(/-?\d+(\.\d+)?/)?.[0])).toBeCloseTo(value, 6)
})

test('each picture has a description, each explanation a topic, and the showpiece explains every question', () => {
  for (const { _id, imageUrl, image, imageAlt, options, explanation, topic } of questions) {
    expect(Boolean(imageAlt), _id).toBe(Boolean(imageUrl ?? image))
    expect(Boolean(topic), _id).toBe(Boolean(explanation))
    for (const option of options.filter((option) => typeof option !== 'string'))
      expect(Boolean(option.imageAlt), _id).toBe(Boolean(option.imageUrl))
  }
  expect(SAMPLE_QUIZZES[0]?.questions.filter(({ explanation }) => !explanation)).toEqual([])
})
