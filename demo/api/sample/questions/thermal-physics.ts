import { textOptions } from '../text-options.ts'
import type { SampleQuiz } from '../types.ts'

export const THERMAL_PHYSICS: SampleQuiz = {
  id: 'a6024ca9-7577-423a-bc51-d0281e8b0628',
  title: 'Thermal physics and ideal gases',
  description: 'Gas laws, the first law of thermodynamics, heat engines, melting and mixing, radiation.',
  durationMinutes: 18,
  opensInMinutes: 3 * 24 * 60,
  closesInMinutes: 10 * 24 * 60,
  questions: [
    {
      _id: 'thermal-01',
      text: 'The volume of a fixed amount of ideal gas is halved while its absolute temperature is doubled. Its pressure becomes',
      options: textOptions('twice as large', 'half as large', 'four times as large', 'no different'),
      correctAnswer: 2,
      points: 1,
    },
    {
      _id: 'thermal-02',
      text: String.raw`A gas in a rigid bottle is heated from $27\,^\circ\mathrm{C}$ to $127\,^\circ\mathrm{C}$. By what factor does its pressure grow?`,
      options: textOptions(
        String.raw`$\dfrac{127}{27} \approx 4.7$`,
        String.raw`$\dfrac{4}{3}$`,
        String.raw`$\dfrac{3}{4}$`,
        '$100$',
      ),
      correctAnswer: 1,
      points: 1,
      topic: 'Gas laws',
      explanation: String.raw`Absolute temperatures count: $\frac{400\,\mathrm{K}}{300\,\mathrm{K}}$.`,
    },
    {
      _id: 'thermal-03',
      text: String.raw`How much work does the gas do in one turn of the cycle $A \to B \to C \to D \to A$ in the picture?`,
      imageUrl: '/pictures/pressure-volume.svg',
      imageAlt:
        'Pressure against volume: a rectangle from 1 to 4 litres and from 100 to 300 kilopascals, its corners A, B, C and D.',
      options: textOptions(
        String.raw`$600\,\mathrm{J}$`,
        String.raw`$900\,\mathrm{J}$`,
        String.raw`$1200\,\mathrm{J}$`,
        String.raw`$300\,\mathrm{J}$`,
      ),
      correctAnswer: 0,
      points: 2,
      topic: 'Engines',
      explanation: String.raw`The work is the area of the rectangle: $200\,\mathrm{kPa} \cdot 3\,\mathrm{L}$.`,
    },
    {
      _id: 'thermal-04',
      text: String.raw`A gas receives $500\,\mathrm{J}$ of heat and does $200\,\mathrm{J}$ of work on its surroundings. Its internal energy changes by`,
      options: textOptions(
        String.raw`$+700\,\mathrm{J}$`,
        String.raw`$-300\,\mathrm{J}$`,
        String.raw`$+200\,\mathrm{J}$`,
        String.raw`$+300\,\mathrm{J}$`,
      ),
      correctAnswer: 3,
      points: 1,
    },
    {
      _id: 'thermal-05',
      text: String.raw`The specific latent heat of fusion of ice is $334\,\mathrm{kJ\,kg^{-1}}$. How much heat melts $0.2\,\mathrm{kg}$ of ice at $0\,^\circ\mathrm{C}$?`,
      options: textOptions(
        String.raw`$1670\,\mathrm{kJ}$`,
        String.raw`$66.8\,\mathrm{kJ}$`,
        String.raw`$334\,\mathrm{kJ}$`,
        String.raw`$0\,\mathrm{kJ}$`,
      ),
      correctAnswer: 1,
      points: 1,
    },
    {
      _id: 'thermal-06',
      text: String.raw`Water of $20\,^\circ\mathrm{C}$ ($0.3\,\mathrm{kg}$) and of $80\,^\circ\mathrm{C}$ ($0.1\,\mathrm{kg}$) is mixed without loss. The mixture has`,
      options: textOptions(
        String.raw`$50\,^\circ\mathrm{C}$`,
        String.raw`$65\,^\circ\mathrm{C}$`,
        String.raw`$35\,^\circ\mathrm{C}$`,
        String.raw`$40\,^\circ\mathrm{C}$`,
      ),
      correctAnswer: 2,
      points: 1,
    },
    {
      _id: 'thermal-07',
      text: String.raw`An ideal heat engine works between $327\,^\circ\mathrm{C}$ and $27\,^\circ\mathrm{C}$. Its efficiency is
$$\eta = 1 - \frac{T_{\text{cold}}}{T_{\text{hot}}}$$`,
      options: textOptions(
        String.raw`$92\,\%$`,
        String.raw`$8\,\%$`,
        String.raw`$100\,\%$`,
        String.raw`$50\,\%$`,
      ),
      correctAnswer: 3,
      points: 1,
    },
    {
      _id: 'thermal-08',
      text: String.raw`The absolute temperature of an ideal gas is made four times as high. The root-mean-square speed $\sqrt{\dfrac{3k_BT}{m}}$ of its molecules becomes`,
      options: textOptions(
        'twice as large',
        'four times as large',
        'sixteen times as large',
        'half as large',
      ),
      correctAnswer: 0,
      points: 1,
    },
    {
      _id: 'thermal-09',
      text: String.raw`Hydrogen burns to water vapour: $$\ce{2 H2 + O2 -> 2 H2O}$$ What volume of oxygen, at the same temperature and pressure, does $6\,\mathrm{L}$ of hydrogen need?`,
      options: textOptions(
        String.raw`$6\,\mathrm{L}$`,
        String.raw`$3\,\mathrm{L}$`,
        String.raw`$12\,\mathrm{L}$`,
        String.raw`$2\,\mathrm{L}$`,
      ),
      correctAnswer: 1,
      points: 1,
    },
    {
      _id: 'thermal-10',
      text: 'The absolute temperature of a black body is doubled. The power that it radiates becomes larger by the factor',
      options: textOptions('2', '4', '8', '16'),
      correctAnswer: 3,
      points: 1,
    },
    {
      _id: 'thermal-11',
      text: String.raw`What does the term with $a$ stand for in the van der Waals equation?
\[\left(p + \frac{a\,n^2}{V^2}\right)\left(V - n\,b\right) = n\,R\,T\]`,
      options: textOptions(
        'The volume of the molecules themselves',
        'The collisions with the walls',
        'The attraction between the molecules',
        'The rotation of the molecules',
      ),
      correctAnswer: 2,
      points: 2,
    },
  ],
}
