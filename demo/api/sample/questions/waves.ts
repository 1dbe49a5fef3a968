import { textOptions } from '../text-options.ts'
import type { SampleQuiz } from '../types.ts'

export const WAVES: SampleQuiz = {
  id: 'a72fb6ae-0e53-4834-ab5f-f6528702e499',
  title: 'Waves and sound',
  description:
    'Standing waves, the Doppler effect, interference and loudness. The speed of sound in air is 340 m/s.',
  durationMinutes: 15,
  opensInMinutes: -3 * 24 * 60,
  closesInMinutes: -24 * 60,
  questions: [
    {
      _id: 'waves-01',
      text: 'The string in the picture vibrates in three loops. What is the wavelength on the string?',
      imageUrl: '/pictures/standing-wave.svg',
      options: textOptions(
        String.raw`$0.4\,\mathrm{m}$`,
        String.raw`$0.8\,\mathrm{m}$`,
        String.raw`$1.2\,\mathrm{m}$`,
        String.raw`$3.6\,\mathrm{m}$`,
      ),
      correctAnswer: 1,
      points: 1,
    },
    {
      _id: 'waves-02',
      text: String.raw`Waves travel along the string in the picture at $240\,\mathrm{m\,s^{-1}}$. With what frequency does it vibrate?`,
      imageUrl: '/pictures/standing-wave.svg',
      options: textOptions(
        String.raw`$100\,\mathrm{Hz}$`,
        String.raw`$192\,\mathrm{Hz}$`,
        String.raw`$200\,\mathrm{Hz}$`,
        String.raw`$300\,\mathrm{Hz}$`,
      ),
      correctAnswer: 3,
      points: 1,
    },
    {
      _id: 'waves-03',
      text: String.raw`The pipe in the picture is $L = 0.85\,\mathrm{m}$ long and sounds its fundamental. Its frequency is`,
      imageUrl: '/pictures/closed-pipe.svg',
      options: textOptions(
        String.raw`$100\,\mathrm{Hz}$`,
        String.raw`$200\,\mathrm{Hz}$`,
        String.raw`$400\,\mathrm{Hz}$`,
        String.raw`$289\,\mathrm{Hz}$`,
      ),
      correctAnswer: 0,
      points: 1,
    },
    {
      _id: 'waves-04',
      text: String.raw`The fundamental of a pipe closed at one end is $100\,\mathrm{Hz}$. The next higher frequency at which it resonates is`,
      options: textOptions(
        String.raw`$150\,\mathrm{Hz}$`,
        String.raw`$200\,\mathrm{Hz}$`,
        String.raw`$300\,\mathrm{Hz}$`,
        String.raw`$400\,\mathrm{Hz}$`,
      ),
      correctAnswer: 2,
      points: 1,
    },
    {
      _id: 'waves-05',
      text: String.raw`An ambulance with a siren of $450\,\mathrm{Hz}$ comes straight towards you at $34\,\mathrm{m\,s^{-1}}$. You hear
$$f' = f\,\frac{v}{v - v_s}$$`,
      options: textOptions(
        String.raw`$405\,\mathrm{Hz}$`,
        String.raw`$409\,\mathrm{Hz}$`,
        String.raw`$495\,\mathrm{Hz}$`,
        String.raw`$500\,\mathrm{Hz}$`,
      ),
      correctAnswer: 3,
      points: 2,
    },
    {
      _id: 'waves-06',
      text: String.raw`Light of $600\,\mathrm{nm}$ falls on two slits $0.3\,\mathrm{mm}$ apart. How far apart are the bright fringes on a screen at $1.5\,\mathrm{m}$?`,
      options: textOptions(
        String.raw`$1.5\,\mathrm{mm}$`,
        String.raw`$3\,\mathrm{mm}$`,
        String.raw`$6\,\mathrm{mm}$`,
        String.raw`$0.12\,\mathrm{mm}$`,
      ),
      correctAnswer: 1,
      points: 2,
    },
    {
      _id: 'waves-07',
      text: String.raw`A sound becomes louder by $20\,\mathrm{dB}$. Its intensity grows by the factor`,
      options: textOptions('100', '20', '10', '2'),
      correctAnswer: 0,
      points: 1,
    },
    {
      _id: 'waves-08',
      text: String.raw`Tuning forks of $256\,\mathrm{Hz}$ and $260\,\mathrm{Hz}$ sound together. How many beats are heard per second?`,
      options: textOptions('2', '258', '4', '516'),
      correctAnswer: 2,
      points: 1,
    },
    {
      _id: 'waves-09',
      text: String.raw`Light passes from air into glass with $n = 1.5$. What happens to its frequency $f$ and wavelength $\lambda$?`,
      options: textOptions(
        String.raw`$f$ falls, $\lambda$ stays the same`,
        String.raw`$f$ stays the same, $\lambda$ becomes shorter`,
        String.raw`$f$ stays the same, $\lambda$ becomes longer`,
        String.raw`$f$ and $\lambda$ both stay the same`,
      ),
      correctAnswer: 1,
      points: 1,
    },
    {
      _id: 'waves-10',
      text: 'A small loudspeaker sends sound evenly in all directions. At three times the distance the intensity is',
      options: textOptions('one third', 'one sixth', 'one ninth', 'the same'),
      correctAnswer: 2,
      points: 1,
    },
    {
      _id: 'waves-11',
      text: String.raw`A grating has $500$ lines per millimetre. At what angle does light of $600\,\mathrm{nm}$ have its first-order maximum?`,
      options: textOptions(
        String.raw`$17.5^\circ$`,
        String.raw`$0.3^\circ$`,
        String.raw`$36.9^\circ$`,
        String.raw`$30^\circ$`,
      ),
      correctAnswer: 0,
      points: 2,
    },
  ],
}
