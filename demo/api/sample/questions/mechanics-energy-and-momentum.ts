import { textOptions } from '../text-options.ts'
import type { SampleQuestion } from '../types.ts'

export const ENERGY_AND_MOMENTUM: SampleQuestion[] = [
  {
    _id: 'energy-01',
    text: String.raw`A sledge is pulled $4\,\mathrm{m}$ along level snow by a rope with $50\,\mathrm{N}$ at $60^\circ$ above the horizontal. The work of the pull is`,
    options: textOptions(
      String.raw`$200\,\mathrm{J}$`,
      String.raw`$173\,\mathrm{J}$`,
      String.raw`$100\,\mathrm{J}$`,
      String.raw`$0\,\mathrm{J}$`,
    ),
    correctAnswer: 2,
    points: 1,
  },
  {
    _id: 'energy-02',
    text: 'The speed of a car is doubled. Its kinetic energy becomes',
    options: textOptions(
      'four times as large',
      'twice as large',
      String.raw`$\sqrt{2}$ times as large`,
      'eight times as large',
    ),
    correctAnswer: 0,
    points: 1,
  },
  {
    _id: 'energy-03',
    text: String.raw`A stone falls from rest through $5\,\mathrm{m}$ without air resistance. Its speed is then $v = \sqrt{2gh} =$`,
    options: textOptions(
      String.raw`$7.1\,\mathrm{m\,s^{-1}}$`,
      String.raw`$50\,\mathrm{m\,s^{-1}}$`,
      String.raw`$100\,\mathrm{m\,s^{-1}}$`,
      String.raw`$10\,\mathrm{m\,s^{-1}}$`,
    ),
    correctAnswer: 3,
    points: 1,
  },
  {
    _id: 'energy-04',
    text: String.raw`A crane lifts $600\,\mathrm{kg}$ through $12\,\mathrm{m}$ in one minute at constant speed. The power it delivers to the load is`,
    options: textOptions(
      String.raw`$120\,\mathrm{W}$`,
      String.raw`$1.2\,\mathrm{kW}$`,
      String.raw`$6\,\mathrm{kW}$`,
      String.raw`$72\,\mathrm{kW}$`,
    ),
    correctAnswer: 1,
    points: 1,
  },
  {
    _id: 'energy-05',
    text: String.raw`A spring of stiffness $200\,\mathrm{N\,m^{-1}}$ is compressed by $0.1\,\mathrm{m}$. The energy stored in it is`,
    options: textOptions(
      String.raw`$20\,\mathrm{J}$`,
      String.raw`$10\,\mathrm{J}$`,
      String.raw`$2\,\mathrm{J}$`,
      String.raw`$1\,\mathrm{J}$`,
    ),
    correctAnswer: 3,
    points: 1,
  },
  {
    _id: 'energy-06',
    text: String.raw`A ball of $0.15\,\mathrm{kg}$ hits a wall at $20\,\mathrm{m\,s^{-1}}$ and bounces straight back at the same speed. Its momentum changes by`,
    options: textOptions(
      String.raw`$6\,\mathrm{kg\,m\,s^{-1}}$`,
      String.raw`$3\,\mathrm{kg\,m\,s^{-1}}$`,
      '$0$, as the speed is the same',
      String.raw`$60\,\mathrm{kg\,m\,s^{-1}}$`,
    ),
    correctAnswer: 0,
    points: 1,
  },
  {
    _id: 'energy-07',
    text: String.raw`A trolley of $2\,\mathrm{kg}$ at $6\,\mathrm{m\,s^{-1}}$ runs into one of $4\,\mathrm{kg}$ at rest and sticks to it. Their common speed is`,
    options: textOptions(
      String.raw`$3\,\mathrm{m\,s^{-1}}$`,
      String.raw`$2\,\mathrm{m\,s^{-1}}$`,
      String.raw`$3.5\,\mathrm{m\,s^{-1}}$`,
      String.raw`$6\,\mathrm{m\,s^{-1}}$`,
    ),
    correctAnswer: 1,
    points: 1,
  },
  {
    _id: 'energy-08',
    text: String.raw`How much kinetic energy is lost when a trolley of $2\,\mathrm{kg}$ at $6\,\mathrm{m\,s^{-1}}$ sticks to one of $4\,\mathrm{kg}$ at rest?`,
    options: textOptions(
      String.raw`$0\,\mathrm{J}$`,
      String.raw`$12\,\mathrm{J}$`,
      String.raw`$24\,\mathrm{J}$`,
      String.raw`$36\,\mathrm{J}$`,
    ),
    correctAnswer: 2,
    points: 1,
  },
  {
    _id: 'energy-09',
    text: 'A ball meets an equal ball at rest head-on; the collision is perfectly elastic. Afterwards',
    options: textOptions(
      'both move on at half the speed',
      'the first bounces back and the second stays at rest',
      'the first stops and the second moves on at the full speed',
      'both move apart at half the speed',
    ),
    correctAnswer: 2,
    points: 1,
  },
  {
    _id: 'energy-10',
    text: String.raw`A rifle of $4\,\mathrm{kg}$ fires a bullet of $10\,\mathrm{g}$ at $400\,\mathrm{m\,s^{-1}}$. The rifle recoils at`,
    options: textOptions(
      String.raw`$0.1\,\mathrm{m\,s^{-1}}$`,
      String.raw`$1\,\mathrm{m\,s^{-1}}$`,
      String.raw`$10\,\mathrm{m\,s^{-1}}$`,
      String.raw`$4\,\mathrm{m\,s^{-1}}$`,
    ),
    correctAnswer: 1,
    points: 1,
  },
  {
    _id: 'energy-11',
    text: String.raw`A mean force of $120\,\mathrm{N}$ acts for $0.05\,\mathrm{s}$ on a ball of $0.5\,\mathrm{kg}$ at rest. The ball leaves at`,
    options: textOptions(
      String.raw`$12\,\mathrm{m\,s^{-1}}$`,
      String.raw`$6\,\mathrm{m\,s^{-1}}$`,
      String.raw`$3\,\mathrm{m\,s^{-1}}$`,
      String.raw`$24\,\mathrm{m\,s^{-1}}$`,
    ),
    correctAnswer: 0,
    points: 1,
  },
  {
    _id: 'energy-12',
    text: String.raw`A motor takes in $500\,\mathrm{W}$ and lifts a load of $200\,\mathrm{N}$ at a steady $2\,\mathrm{m\,s^{-1}}$. Its efficiency is`,
    options: textOptions(
      String.raw`$20\,\%$`,
      String.raw`$40\,\%$`,
      String.raw`$125\,\%$`,
      String.raw`$80\,\%$`,
    ),
    correctAnswer: 3,
    points: 1,
  },
  {
    _id: 'energy-13',
    text: String.raw`A force grows with position as $F(x) = 3x^2$ (in newtons, $x$ in metres). What is its work from $x = 0$ to $x = 2\,\mathrm{m}$?
$$W = \int_0^2 3x^2\,dx$$`,
    options: textOptions(
      String.raw`$6\,\mathrm{J}$`,
      String.raw`$12\,\mathrm{J}$`,
      String.raw`$8\,\mathrm{J}$`,
      String.raw`$24\,\mathrm{J}$`,
    ),
    correctAnswer: 2,
    points: 1,
  },
]
