import { textOptions } from '../text-options.ts'
import type { SampleQuiz } from '../types.ts'

export const CIRCUITS: SampleQuiz = {
  id: '84ef472b-4758-498e-b83e-dbd4ab944e0f',
  title: 'Electric circuits',
  description:
    'Resistors in series and in parallel, real cells, meters, capacitors. Wires have no resistance unless an item says so.',
  durationMinutes: 20,
  opensInMinutes: 24 * 60,
  closesInMinutes: 8 * 24 * 60,
  questions: [
    {
      _id: 'circuits-01',
      text: 'What is the resistance of the whole network that the battery in the picture supplies?',
      imageUrl: '/pictures/circuit-mixed.svg',
      imageAlt:
        'Circuit: a 12 V battery, R1 of 2 ohms in series with R2 of 6 ohms and R3 of 3 ohms, which are in parallel.',
      options: textOptions(
        String.raw`$1\,\Omega$`,
        String.raw`$4\,\Omega$`,
        String.raw`$6.5\,\Omega$`,
        String.raw`$11\,\Omega$`,
      ),
      correctAnswer: 1,
      points: 1,
      topic: 'Networks',
      explanation: String.raw`$6\,\Omega$ and $3\,\Omega$ in parallel are $2\,\Omega$; with $R_1$ in series that makes $4\,\Omega$.`,
    },
    {
      _id: 'circuits-02',
      text: 'How large is the current through $R_3$ in the picture?',
      imageUrl: '/pictures/circuit-mixed.svg',
      imageAlt:
        'Circuit: a 12 V battery, R1 of 2 ohms in series with R2 of 6 ohms and R3 of 3 ohms, which are in parallel.',
      options: textOptions(
        String.raw`$1\,\mathrm{A}$`,
        String.raw`$3\,\mathrm{A}$`,
        String.raw`$4\,\mathrm{A}$`,
        String.raw`$2\,\mathrm{A}$`,
      ),
      correctAnswer: 3,
      points: 2,
    },
    {
      _id: 'circuits-03',
      text: String.raw`The cell in the picture has the emf $\varepsilon = 1.5\,\mathrm{V}$. The voltmeter shows $1.2\,\mathrm{V}$ and the ammeter $0.6\,\mathrm{A}$. What is the internal resistance $r$? Both meters are ideal.
$$V = \varepsilon - I r$$`,
      imageUrl: '/pictures/circuit-internal.svg',
      imageAlt:
        'Circuit: a cell with emf and internal resistance r, an ammeter and a resistor R in a row; a voltmeter across the cell.',
      options: textOptions(
        String.raw`$0.5\,\Omega$`,
        String.raw`$2\,\Omega$`,
        String.raw`$2.5\,\Omega$`,
        String.raw`$0.18\,\Omega$`,
      ),
      correctAnswer: 0,
      points: 2,
    },
    {
      _id: 'circuits-04',
      text: 'The current through a resistor is halved. The power turned into heat in it',
      options: textOptions('is halved', 'stays the same', 'falls to one quarter', 'is doubled'),
      correctAnswer: 2,
      points: 1,
    },
    {
      _id: 'circuits-05',
      text: 'A wire of resistance $R$ is replaced by one of the same metal, twice as long and of twice the diameter. Its resistance is',
      options: textOptions(String.raw`$\dfrac{R}{2}$`, '$R$', '$2R$', String.raw`$\dfrac{R}{4}$`),
      correctAnswer: 0,
      points: 1,
    },
    {
      _id: 'circuits-06',
      text: String.raw`Kirchhoff’s rule for a junction, $\sum I_{\text{in}} = \sum I_{\text{out}}$, expresses the conservation of`,
      options: textOptions('energy', 'momentum', 'voltage', 'charge'),
      correctAnswer: 3,
      points: 1,
    },
    {
      _id: 'circuits-07',
      text: String.raw`A capacitor of $47\,\mathrm{\mu F}$ is discharged through $10\,\mathrm{k\Omega}$. The time constant $\tau = RC$ is`,
      options: textOptions(
        String.raw`$0.47\,\mathrm{ms}$`,
        String.raw`$0.47\,\mathrm{s}$`,
        String.raw`$4.7\,\mathrm{s}$`,
        String.raw`$470\,\mathrm{s}$`,
      ),
      correctAnswer: 1,
      points: 1,
    },
    {
      _id: 'circuits-08',
      text: String.raw`Capacitors of $3\,\mathrm{\mu F}$ and $6\,\mathrm{\mu F}$ are connected in series. Together they have`,
      options: textOptions(
        String.raw`$9\,\mathrm{\mu F}$`,
        String.raw`$4.5\,\mathrm{\mu F}$`,
        String.raw`$2\,\mathrm{\mu F}$`,
        String.raw`$0.5\,\mathrm{\mu F}$`,
      ),
      correctAnswer: 2,
      points: 1,
    },
    {
      _id: 'circuits-09',
      text: String.raw`A current of $2\,\mathrm{A}$ flows for five minutes. The charge that passes is`,
      options: textOptions(
        String.raw`$600\,\mathrm{C}$`,
        String.raw`$10\,\mathrm{C}$`,
        String.raw`$150\,\mathrm{C}$`,
        String.raw`$2.5\,\mathrm{C}$`,
      ),
      correctAnswer: 0,
      points: 1,
    },
    {
      _id: 'circuits-10',
      text: String.raw`How much energy does a capacitor of $100\,\mathrm{\mu F}$ hold at $20\,\mathrm{V}$?`,
      options: textOptions(
        String.raw`$1\,\mathrm{mJ}$`,
        String.raw`$2\,\mathrm{mJ}$`,
        String.raw`$40\,\mathrm{mJ}$`,
        String.raw`$20\,\mathrm{mJ}$`,
      ),
      correctAnswer: 3,
      points: 1,
    },
    {
      _id: 'circuits-11',
      text: 'The resistance of an ideal voltmeter is',
      options: textOptions(
        'zero',
        'equal to that of the measured part',
        'infinitely large',
        'equal to that of the source',
      ),
      correctAnswer: 2,
      points: 1,
    },
    {
      _id: 'circuits-12',
      text: String.raw`Resistors of $1\,\mathrm{k\Omega}$ and $2\,\mathrm{k\Omega}$ in series are connected to $9\,\mathrm{V}$. The voltage across the larger one is`,
      options: textOptions(
        String.raw`$3\,\mathrm{V}$`,
        String.raw`$6\,\mathrm{V}$`,
        String.raw`$4.5\,\mathrm{V}$`,
        String.raw`$9\,\mathrm{V}$`,
      ),
      correctAnswer: 1,
      points: 1,
    },
  ],
}
