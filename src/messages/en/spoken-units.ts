import { words } from '../lib/words.ts'

/** After one, and after other numbers; alone if they are the same. */
const pair = (unit: string) => unit.split('|') as [string, string?]

/** Units in words. */
export const spokenUnits = words('spokenUnits', {
  /** What stands in `units`, as it follows the number. */
  counted: (unit: string, isOne: boolean) => {
    const [one, many = one] = pair(unit)
    return isOne ? one : many
  },
  /** Which of the units of a product is counted. */
  isCounted: (index: number, count: number) => index === count - 1,
  prefixed: (prefix: string, unit: string) => (prefix + unit).replace('kiloohm', 'kilohm'),
  /** `power` is 2 or more. */
  raised: (unit: string, power: number, isLength: boolean) => {
    if (power === 2) return isLength ? `square ${unit}` : `${unit} squared`
    if (power === 3) return isLength ? `cubic ${unit}` : `${unit} cubed`
    return `${unit} to the power ${power}`
  },
  product: (units: string[]) => units.join(' '),
  /** `above` may be empty. */
  per: (above: string, below: string[]) => [above, ...below.map((unit) => `per ${unit}`)].join(' ').trim(),
  prefixes: {
    tera: 'tera',
    giga: 'giga',
    mega: 'mega',
    kilo: 'kilo',
    hecto: 'hecto',
    deci: 'deci',
    centi: 'centi',
    milli: 'milli',
    micro: 'micro',
    nano: 'nano',
    pico: 'pico',
    femto: 'femto',
  },
  units: {
    metre: 'metre|metres',
    gram: 'gram|grams',
    second: 'second|seconds',
    ampere: 'ampere|amperes',
    kelvin: 'kelvin|kelvins',
    mole: 'mole|moles',
    candela: 'candela|candelas',
    hertz: 'hertz',
    newton: 'newton|newtons',
    pascal: 'pascal|pascals',
    joule: 'joule|joules',
    watt: 'watt|watts',
    coulomb: 'coulomb|coulombs',
    volt: 'volt|volts',
    farad: 'farad|farads',
    ohm: 'ohm|ohms',
    siemens: 'siemens',
    weber: 'weber|webers',
    tesla: 'tesla|teslas',
    henry: 'henry|henries',
    lumen: 'lumen|lumens',
    lux: 'lux',
    becquerel: 'becquerel|becquerels',
    gray: 'gray|grays',
    sievert: 'sievert|sieverts',
    electronvolt: 'electronvolt|electronvolts',
    litre: 'litre|litres',
    tonne: 'tonne|tonnes',
    bar: 'bar|bars',
    calorie: 'calorie|calories',
    minute: 'minute|minutes',
    hour: 'hour|hours',
    day: 'day|days',
    radian: 'radian|radians',
    steradian: 'steradian|steradians',
    dioptre: 'dioptre|dioptres',
    decibel: 'decibel|decibels',
    atomicMass: 'atomic mass unit|atomic mass units',
    atmosphere: 'atmosphere|atmospheres',
    celsius: 'degree Celsius|degrees Celsius',
    fahrenheit: 'degree Fahrenheit|degrees Fahrenheit',
    percent: 'percent',
  },
})
