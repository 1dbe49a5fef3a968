import { textOptions } from '../text-options.ts'
import type { SampleQuestion } from '../types.ts'

export const ROTATION: SampleQuestion[] = [
  {
    _id: 'rotation-01',
    text: String.raw`A stone of $0.5\,\mathrm{kg}$ moves at $4\,\mathrm{m\,s^{-1}}$ on a circle of radius $2\,\mathrm{m}$. The centripetal force on it is`,
    options: textOptions(
      String.raw`$1\,\mathrm{N}$`,
      String.raw`$4\,\mathrm{N}$`,
      String.raw`$8\,\mathrm{N}$`,
      String.raw`$16\,\mathrm{N}$`,
    ),
    correctAnswer: 1,
    points: 1,
  },
  {
    _id: 'rotation-02',
    text: 'A body moves at constant speed on a circle. Its acceleration',
    options: textOptions(
      'is zero, because the speed is constant',
      'points along the velocity',
      'points away from the centre',
      'points towards the centre',
    ),
    correctAnswer: 3,
    points: 1,
  },
  {
    _id: 'rotation-03',
    text: String.raw`The bob in the picture moves at speed $v$ on a horizontal circle of radius $r$. Which relation holds for the angle $\theta$?`,
    imageUrl: '/pictures/conical-pendulum.svg',
    imageAlt:
      'A bob of mass m on a string of length L moves on a horizontal circle; the string and the vertical make the angle theta.',
    options: textOptions(
      String.raw`$\tan\theta = \dfrac{v^2}{rg}$`,
      String.raw`$\sin\theta = \dfrac{v^2}{rg}$`,
      String.raw`$\cos\theta = \dfrac{v^2}{rg}$`,
      String.raw`$\tan\theta = \dfrac{rg}{v^2}$`,
    ),
    correctAnswer: 0,
    points: 1,
  },
  {
    _id: 'rotation-04',
    text: String.raw`A small car runs on the inside of a vertical loop of radius $2.5\,\mathrm{m}$. What is the least speed at the top at which it keeps to the track?`,
    options: textOptions(
      String.raw`$0\,\mathrm{m\,s^{-1}}$`,
      String.raw`$7.1\,\mathrm{m\,s^{-1}}$`,
      String.raw`$5\,\mathrm{m\,s^{-1}}$`,
      String.raw`$11.2\,\mathrm{m\,s^{-1}}$`,
    ),
    correctAnswer: 2,
    points: 1,
  },
  {
    _id: 'rotation-05',
    text: 'A wheel turns 300 times a minute. Its angular velocity is about',
    options: textOptions(
      String.raw`$5\,\mathrm{rad\,s^{-1}}$`,
      String.raw`$31.4\,\mathrm{rad\,s^{-1}}$`,
      String.raw`$15.7\,\mathrm{rad\,s^{-1}}$`,
      String.raw`$1885\,\mathrm{rad\,s^{-1}}$`,
    ),
    correctAnswer: 1,
    points: 1,
  },
  {
    _id: 'rotation-06',
    text: String.raw`A force of $20\,\mathrm{N}$ acts at the end of a spanner $0.3\,\mathrm{m}$ long, at $30^\circ$ to its handle. Its torque about the nut is`,
    options: textOptions(
      String.raw`$6\,\mathrm{N\,m}$`,
      String.raw`$5.2\,\mathrm{N\,m}$`,
      String.raw`$67\,\mathrm{N\,m}$`,
      String.raw`$3\,\mathrm{N\,m}$`,
    ),
    correctAnswer: 3,
    points: 1,
  },
  {
    _id: 'rotation-07',
    text: String.raw`A child of $30\,\mathrm{kg}$ sits $2\,\mathrm{m}$ from the pivot of a seesaw. Where does a child of $40\,\mathrm{kg}$ balance it on the other side?`,
    options: textOptions(
      String.raw`$1.5\,\mathrm{m}$ from the pivot`,
      String.raw`$2.7\,\mathrm{m}$ from the pivot`,
      String.raw`$2\,\mathrm{m}$ from the pivot`,
      String.raw`$1\,\mathrm{m}$ from the pivot`,
    ),
    correctAnswer: 0,
    points: 1,
  },
  {
    _id: 'rotation-08',
    text: String.raw`A torque of $6\,\mathrm{N\,m}$ acts on a uniform solid disc of mass $4\,\mathrm{kg}$ and radius $1\,\mathrm{m}$ about its axis ($I = \tfrac{1}{2}MR^2$). The angular acceleration is`,
    options: textOptions(
      String.raw`$1.5\,\mathrm{rad\,s^{-2}}$`,
      String.raw`$12\,\mathrm{rad\,s^{-2}}$`,
      String.raw`$3\,\mathrm{rad\,s^{-2}}$`,
      String.raw`$6\,\mathrm{rad\,s^{-2}}$`,
    ),
    correctAnswer: 2,
    points: 1,
  },
  {
    _id: 'rotation-09',
    text: 'A spinning skater draws in her arms and so halves her moment of inertia. Without outer torque her rotational kinetic energy',
    options: textOptions('stays the same', 'is halved', 'becomes four times as large', 'is doubled'),
    correctAnswer: 3,
    points: 1,
  },
  {
    _id: 'rotation-10',
    text: 'A hoop, a solid disc and a solid sphere of the same radius roll from rest down the same slope without slipping. Which is first at the bottom?',
    options: textOptions('The hoop', 'The disc', 'The sphere', 'All three arrive together'),
    correctAnswer: 2,
    points: 1,
  },
  {
    _id: 'rotation-11',
    text: String.raw`A level bend has a radius of $50\,\mathrm{m}$; tyres and road have $\mu_s = 0.5$. The greatest speed at which a car can take it is about`,
    options: textOptions(
      String.raw`$22.4\,\mathrm{m\,s^{-1}}$`,
      String.raw`$15.8\,\mathrm{m\,s^{-1}}$`,
      String.raw`$25\,\mathrm{m\,s^{-1}}$`,
      String.raw`$7.9\,\mathrm{m\,s^{-1}}$`,
    ),
    correctAnswer: 1,
    points: 1,
  },
  {
    _id: 'rotation-12',
    text: 'Two marks on a turning disc are at distances $r$ and $2r$ from the axis. Compared with the inner one, the outer mark has',
    options: textOptions(
      'the same angular velocity and twice the speed',
      'twice the angular velocity and the same speed',
      'half the angular velocity and the same speed',
      'the same angular velocity and the same speed',
    ),
    correctAnswer: 0,
    points: 1,
  },
]
