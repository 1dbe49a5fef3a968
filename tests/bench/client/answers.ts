import type { Answer } from './server.ts'

const HOUR_MS = 3_600_000
const iso = (ms: number) => new Date(ms).toISOString()
const now = Date.now()

const LEARNER = { _id: 'asha', email: 'asha@example.org', name: 'Asha Rao', isAdmin: false }

const SUBJECTS = ['thin lens', 'concave mirror', 'glass prism', 'narrow slit', 'diffraction grating']
const MEASURES = ['focal length', 'magnification', 'angle of deviation', 'path difference', 'intensity']

const plainText = (index: number) =>
  `A ${SUBJECTS[index % 5]} is moved by ${index + 3} mm towards the screen. What happens to the ${MEASURES[Math.floor(index / 5) % 5]} of the picture?`

const plainOptions = (index: number) => [
  `It grows by ${index + 2} per cent`,
  `It shrinks by ${index + 2} per cent`,
  'It stays what it was before',
  'That depends on the wavelength alone',
]

const plainQuestion = (index: number) => ({
  _id: `question-${index}`,
  text: plainText(index),
  options: plainOptions(index).map((text) => ({ text })),
  points: 1,
})

/** `plain-100` has a hundred questions; what follows the number only tells quizzes apart. */
function quizOf(id: string) {
  const [, count = '0'] = id.split('-')
  return {
    _id: id,
    title: 'Geometrical optics',
    description: 'Lenses, mirrors and what they do to pictures.',
    duration: 60,
    startTime: iso(now - HOUR_MS),
    endTime: iso(now + 24 * HOUR_MS),
    isActive: true,
    questions: Array.from({ length: Number(count) }, (_, index) => plainQuestion(index)),
  }
}

/** A slot that runs all day, so that no run meets its end. */
const CURRENT_SLOT = {
  isActive: true,
  slot: {
    slotTime: '00:00-24:00',
    slotDate: iso(now).slice(0, 10),
    startTime: iso(now - HOUR_MS),
    endTime: iso(now + 12 * HOUR_MS),
  },
}

/** What any API answers that offers nothing beyond the specification: Start Quiz asks nothing of it. */
const ANSWERS: readonly [pattern: RegExp, answer: (id: string) => unknown][] = [
  [/^GET \/auth\/me$/, () => ({ user: LEARNER })],
  [/^GET \/quiz\/([\w-]+)\/taken$/, () => ({ taken: false })],
  [/^GET \/quiz\/([\w-]+)\/access$/, quizOf],
  [/^GET \/slots\/current$/, () => CURRENT_SLOT],
]

export const answer: Answer = (method, url) => {
  const call = `${method} ${url.pathname.slice('/api'.length)}`
  for (const [pattern, body] of ANSWERS) {
    const match = pattern.exec(call)
    if (match) return body(match[1] ?? '')
  }
  return undefined
}
