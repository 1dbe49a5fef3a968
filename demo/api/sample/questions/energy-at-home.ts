import { textOptions } from '../text-options.ts'
import type { SampleQuiz } from '../types.ts'

/** Prices beside formulas: not every dollar sign is maths. */
export const ENERGY_AT_HOME: SampleQuiz = {
  id: '364b8bcd-aced-40e6-8bba-6251fbcbede6',
  title: 'Energy at home: power, cost and efficiency',
  description:
    'What the meter counts and what it costs: kilowatt-hours, efficiency, heating and a little about solar power.',
  durationMinutes: 12,
  opensInMinutes: -120,
  closesInMinutes: 7 * 24 * 60,
  questions: [
    {
      _id: 'home-01',
      text: 'A solar panel costs $5 per watt and $10 to install. What is the price of a panel of 200 W on the roof?',
      options: textOptions('$1000', '$1010', '$2010', '$3000'),
      correctAnswer: 1,
      points: 1,
    },
    {
      _id: 'home-02',
      text: 'A heater of 2 kW runs for 3 hours a day. Electricity costs $0.25 per kilowatt-hour. What does the heater cost in 30 days?',
      options: textOptions('$1.50', '$15', '$22.50', '$45'),
      correctAnswer: 3,
      points: 1,
    },
    {
      _id: 'home-03',
      text: String.raw`An old bulb of $P_1 = 60\,\mathrm{W}$ is replaced by a lamp of $P_2 = 9\,\mathrm{W}$. Each is lit for $1000\,\mathrm{h}$ a year and a kilowatt-hour costs \$0.30. How much is saved in a year?`,
      options: textOptions(String.raw`\$15.30`, String.raw`\$2.70`, String.raw`\$18.00`, String.raw`\$15300`),
      correctAnswer: 0,
      points: 1,
    },
    {
      _id: 'home-04',
      text: 'The picture shows what a lamp does with its energy. What is its efficiency as a source of light?',
      imageUrl: '/pictures/energy-flow.svg',
      options: textOptions(
        String.raw`$85\,\%$`,
        String.raw`$17.6\,\%$`,
        String.raw`$15\,\%$`,
        String.raw`$9\,\%$`,
      ),
      correctAnswer: 2,
      points: 1,
    },
    {
      _id: 'home-05',
      text: String.raw`A kettle of $P = 2.1\,\mathrm{kW}$ heats $1.5\,\mathrm{kg}$ of water from $20\,^\circ\mathrm{C}$ to $100\,^\circ\mathrm{C}$; no energy is lost and $c = 4200\,\mathrm{J\,kg^{-1}\,K^{-1}}$. How long does it take?
\[t = \frac{m\,c\,\Delta T}{P}\]`,
      options: textOptions(
        String.raw`$60\,\mathrm{s}$`,
        String.raw`$160\,\mathrm{s}$`,
        String.raw`$240\,\mathrm{s}$`,
        String.raw`$300\,\mathrm{s}$`,
      ),
      correctAnswer: 2,
      points: 2,
    },
    {
      _id: 'home-06',
      text: 'One kilowatt-hour is',
      options: textOptions(
        String.raw`$3.6\,\mathrm{kJ}$`,
        String.raw`$3.6\,\mathrm{MJ}$`,
        String.raw`$1\,\mathrm{MJ}$`,
        String.raw`$1000\,\mathrm{J}$`,
      ),
      correctAnswer: 1,
      points: 1,
    },
    {
      _id: 'home-07',
      text: 'A power line carries the same power at ten times the voltage. What happens to the power lost in its resistance?',
      options: textOptions(
        'It becomes ten times larger',
        'It stays the same',
        'It falls to one tenth',
        'It falls to one hundredth',
      ),
      correctAnswer: 3,
      points: 1,
    },
    {
      _id: 'home-08',
      text: 'A balcony panel costs $600, its bracket another $40, and together they save $8 a month. After how many months have they paid for themselves?',
      options: textOptions('80 months', '75 months', '70 months', '12.5 months'),
      correctAnswer: 0,
      points: 1,
    },
    {
      _id: 'home-09',
      text: String.raw`The motor of a fridge takes $150\,\mathrm{W}$ and runs for one third of the time. How much energy does the fridge use in a day?`,
      options: textOptions(
        String.raw`$3.6\,\mathrm{kW\,h}$`,
        String.raw`$50\,\mathrm{W\,h}$`,
        String.raw`$1.2\,\mathrm{kW\,h}$`,
        String.raw`$12\,\mathrm{kW\,h}$`,
      ),
      correctAnswer: 2,
      points: 1,
    },
    {
      _id: 'home-10',
      text: String.raw`A heat pump with a coefficient of performance of $4$ takes in $1.5\,\mathrm{kW}$ of electrical power. How much heat per second does it give to the house?`,
      options: textOptions(
        String.raw`$6\,\mathrm{kJ}$`,
        String.raw`$4.5\,\mathrm{kJ}$`,
        String.raw`$1.5\,\mathrm{kJ}$`,
        String.raw`$0.375\,\mathrm{kJ}$`,
      ),
      correctAnswer: 0,
      points: 1,
    },
    {
      _id: 'home-11',
      text: String.raw`A boiler burns natural gas: $$\ce{CH4 + 2 O2 -> CO2 + 2 H2O}$$ One mole of methane, $16\,\mathrm{g}$, releases $890\,\mathrm{kJ}$. How much energy does $1\,\mathrm{kg}$ release?`,
      options: textOptions(
        String.raw`$14.2\,\mathrm{MJ}$`,
        String.raw`$55.6\,\mathrm{MJ}$`,
        String.raw`$55.6\,\mathrm{kJ}$`,
        String.raw`$890\,\mathrm{MJ}$`,
      ),
      correctAnswer: 1,
      points: 2,
    },
  ],
}
