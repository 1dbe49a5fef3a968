const HOUR_MS = 3_600_000
const now = Date.now()
export const fromNow = (hours: number) => new Date(now + hours * HOUR_MS).toISOString()

const SUBJECTS = ['thin lens', 'concave mirror', 'glass prism', 'narrow slit', 'diffraction grating']
const MEASURES = ['focal length', 'magnification', 'angle of deviation', 'path difference', 'intensity']

/** The text of a plain question, by its index. */
export const plainText = (index: number) =>
  `A ${SUBJECTS[index % 5]} is moved by ${index + 3} mm towards the screen. What happens to the ${MEASURES[Math.floor(index / 5) % 5]} of the picture?`

const plainOptions = (index: number) => [
  `It grows by ${index + 2} per cent`,
  `It shrinks by ${index + 2} per cent`,
  'It stays what it was before',
  'That depends on the wavelength alone',
]

const mathsText = (index: number) =>
  String.raw`A lens has $\frac{1}{f} = (n - 1)\left(\frac{1}{R_1} - \frac{1}{R_2}\right)$ with $n = 1.${index + 5}$. What is its focal length?`

const mathsOptions = (index: number) => [
  String.raw`$\frac{${index + 2} R_1 R_2}{R_2 - R_1}$`,
  String.raw`$\sqrt{R_1^2 + R_2^2}$`,
  String.raw`$\int_0^{R_1} \frac{x \, dx}{n - 1}$`,
  String.raw`$\sum_{k=1}^{${index + 2}} \frac{(-1)^k}{k\,R_2}$`,
]

const KINDS = {
  plain: { text: plainText, options: plainOptions },
  /** Six formulas a question. */
  maths: { text: mathsText, options: mathsOptions },
}

/** The right option of a question, for those who may know. */
export const keyOf = (index: number) => (index * 7) % 4

/**
 * `plain-100` has a hundred questions without formulas; what follows the number only tells quizzes apart. `withKey` adds the
 * right options.
 */
export function quizOf(id: string, withKey = false) {
  const [kind = '', count = '0'] = id.split('-')
  const { text, options } = kind === 'maths' ? KINDS.maths : KINDS.plain
  return {
    _id: id,
    title: 'Geometrical optics',
    description: 'Lenses, mirrors and what they do to pictures.',
    duration: 60,
    startTime: fromNow(-1),
    endTime: fromNow(24),
    isActive: true,
    questions: Array.from({ length: Number(count) }, (_, index) => ({
      _id: `question-${index}`,
      text: text(index),
      options: options(index).map((option) => ({ text: option })),
      points: 1,
      ...(withKey && { correctAnswer: keyOf(index) }),
    })),
  }
}
