import { textOptions } from '../text-options.ts'
import type { SampleAny, SampleQuiz } from '../types.ts'

const percent = (part: number) => ({ relative: part / 100 })

/** One point each: the marking of the quiz says what answers bring. */
const question = <Rest extends object>(number: number, rest: Rest) => ({
  _id: `throws-${String(number).padStart(2, '0')}`,
  points: 1,
  ...rest,
})

/** All three kinds of questions, and marks as in the entrance exams. */
export const THROWS_AND_SPRINGS: SampleQuiz<SampleAny> = {
  id: '9c4b0f3a-6d2e-4c1b-8a57-3f0e9b7d5a21',
  title: 'Mechanics: throws, slopes and springs',
  description:
    'Choices, several right answers, and numbers with units. A right answer brings 4 marks, a wrong one takes 1.',
  durationMinutes: 30,
  opensInMinutes: -2 * 60,
  closesInMinutes: 7 * 24 * 60,
  marking: { right: 4, wrong: -1, blank: 0, several: 'share' },
  questions: [
    question(1, {
      text: 'Which of these is a vector?',
      options: textOptions('Energy', 'Momentum', 'Mass', 'Temperature'),
      correctAnswer: 1,
      topic: 'Vectors',
      explanation: 'Momentum has the direction of the velocity.',
    }),
    question(2, {
      text: String.raw`A stone falls for $2.0\,\mathrm{s}$ from rest. How fast is it then? Neglect the air; $g = 9.8\,\mathrm{m/s^2}$.`,
      options: textOptions(
        String.raw`$4.9\,\mathrm{m/s}$`,
        String.raw`$9.8\,\mathrm{m/s}$`,
        String.raw`$39\,\mathrm{m/s}$`,
        String.raw`$20\,\mathrm{m/s}$`,
      ),
      correctAnswer: 3,
      topic: 'Free fall',
      explanation: String.raw`$v = g\,t = 9.8 \cdot 2.0\,\mathrm{m/s} \approx 20\,\mathrm{m/s}$.`,
    }),
    question(3, {
      kind: 'number' as const,
      text: String.raw`A projectile leaves level ground at $235\,\mathrm{m/s}$ under $40^\circ$. How far away does it land? Neglect the air; $g = 9.80\,\mathrm{m/s^2}$.`,
      number: { value: 5550, unit: 'm', tolerance: percent(1), figures: 3 },
      topic: 'Projectiles',
      explanation: String.raw`$R = v^2 \sin 2\alpha / g = 5550\,\mathrm{m}$, and $1000\,\mathrm{m}$ are a kilometre.`,
    }),
    question(4, {
      text: 'Two boats leave the same pier, one north at 3 km/h, one east at 4 km/h. How far apart are they after an hour?',
      options: textOptions('5 km', '7 km', '1 km', '12 km'),
      correctAnswer: 0,
      topic: 'Vectors',
      explanation: String.raw`$\sqrt{3^2 + 4^2} = 5$.`,
    }),
    question(5, {
      kind: 'several' as const,
      text: 'A block slides down a slope at constant velocity. Which statements are true?',
      options: textOptions(
        'The net force on it is zero.',
        'Friction acts up the slope.',
        'Its kinetic energy grows.',
        'Its potential energy becomes heat.',
        'The normal force equals its weight.',
      ),
      correctAnswers: [0, 1, 3],
      topic: 'Friction',
      explanation:
        'Constant velocity: no net force, and no change of the kinetic energy. The normal force is less than the weight.',
    }),
    question(6, {
      text: 'The unit of power is',
      options: textOptions('newton', 'joule', 'watt', 'pascal'),
      correctAnswer: 2,
      topic: 'Energy',
      explanation: String.raw`$1\,\mathrm{W} = 1\,\mathrm{J/s}$.`,
    }),
    question(7, {
      text: 'A ball is thrown straight up. At its highest point',
      options: textOptions(
        'its velocity and acceleration are zero',
        'its velocity is zero, its acceleration is not',
        'its acceleration is zero, its velocity is not',
        'neither is zero',
      ),
      correctAnswer: 1,
      topic: 'Free fall',
      explanation: 'Gravity does not stop: that is why the ball comes down again.',
    }),
    question(8, {
      kind: 'number' as const,
      text: String.raw`A force of $12\,\mathrm{N}$ moves a crate $2.5\,\mathrm{m}$ in its own direction. How large is the work?`,
      number: { value: 30, unit: 'J', tolerance: percent(1) },
      topic: 'Energy',
      explanation: String.raw`$W = F\,s = 12 \cdot 2.5\,\mathrm{J} = 30\,\mathrm{J}$.`,
    }),
    question(9, {
      kind: 'number' as const,
      text: String.raw`A mass of $0.250\,\mathrm{kg}$ swings on a spring with a period of $0.628\,\mathrm{s}$. How stiff is the spring?`,
      number: { value: 25, unit: 'N/m', tolerance: percent(1), figures: 3 },
      topic: 'Oscillations',
      explanation: String.raw`$k = 4\pi^2 m / T^2 = 25.0\,\mathrm{N/m}$.`,
    }),
    question(10, {
      kind: 'several' as const,
      text: 'Which of these double the period of a pendulum with small swings?',
      options: textOptions(
        'Four times the length',
        'Twice the mass',
        'A quarter of g',
        'Twice the amplitude',
      ),
      correctAnswers: [0, 2],
      choose: 2,
      topic: 'Oscillations',
      explanation: String.raw`$T = 2\pi\sqrt{l/g}$ has neither mass nor amplitude.`,
    }),
    question(11, {
      kind: 'number' as const,
      text: String.raw`A car brakes from $20\,\mathrm{m/s}$ to rest in $4.0\,\mathrm{s}$. What is its acceleration along its way?`,
      number: { value: -5, unit: 'm/s²', tolerance: percent(2) },
      topic: 'Acceleration',
      explanation: String.raw`$a = \Delta v / \Delta t = -20 / 4.0\,\mathrm{m/s^2} = -5.0\,\mathrm{m/s^2}$.`,
    }),
    question(12, {
      kind: 'number' as const,
      text: 'Two equal carts collide and stay together; one was at rest. What part of the kinetic energy is left?',
      number: { value: 0.5, tolerance: { absolute: 0.01 } },
      topic: 'Momentum',
      explanation: 'Half the velocity for twice the mass: half the energy.',
    }),
  ],
}
