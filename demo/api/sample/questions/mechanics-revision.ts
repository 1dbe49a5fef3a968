import type { SampleQuiz } from '../types.ts'
import { ENERGY_AND_MOMENTUM } from './mechanics-energy-and-momentum.ts'
import { FORCES } from './mechanics-forces.ts'
import { KINEMATICS } from './mechanics-kinematics.ts'
import { OSCILLATIONS_AND_GRAVITY } from './mechanics-oscillations-and-gravity.ts'
import { ROTATION } from './mechanics-rotation.ts'

/** Long enough for a second page in the question navigator, short enough for one slot. */
export const MECHANICS_REVISION: SampleQuiz = {
  id: '45b5829f-07ba-44e6-88b1-b2b58ba6eacd',
  title: 'Mechanics revision',
  description:
    'Sixty-four short items on motion, forces, energy and momentum, rotation, oscillations and gravity. Take g as 10 m/s² throughout and neglect air resistance unless an item mentions it.',
  durationMinutes: 30,
  opensInMinutes: -120,
  closesInMinutes: 7 * 24 * 60,
  questions: [...KINEMATICS, ...FORCES, ...ENERGY_AND_MOMENTUM, ...ROTATION, ...OSCILLATIONS_AND_GRAVITY],
}
