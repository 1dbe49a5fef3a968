import type { spokenUnits as english } from '../en/spoken-units.ts'
import type { Translation } from '../lib/words.ts'

const lower = (unit: string) => unit.charAt(0).toLowerCase() + unit.slice(1)

export const spokenUnits: Translation<typeof english> = {
  counted: (unit, isOne) => {
    const [one = '', many = one] = unit.split('|')
    return isOne ? one : many
  },
  isCounted: (index, count) => index === count - 1,
  prefixed: (prefix, unit) => prefix + lower(unit),
  raised: (unit, power, isLength) => {
    if (power === 2) return `Quadrat${lower(unit)}`
    if (power === 3) return isLength ? `Kubik${lower(unit)}` : `${unit} hoch 3`
    return `${unit} hoch ${power}`
  },
  product: ([first = '', ...units]) => first + units.map(lower).join(''),
  per: (above, below) => `${above} pro ${below.join(' und ')}`.trim(),
  prefixes: {
    tera: 'Tera',
    giga: 'Giga',
    mega: 'Mega',
    kilo: 'Kilo',
    hecto: 'Hekto',
    deci: 'Dezi',
    centi: 'Zenti',
    milli: 'Milli',
    micro: 'Mikro',
    nano: 'Nano',
    pico: 'Piko',
    femto: 'Femto',
  },
  units: {
    metre: 'Meter',
    gram: 'Gramm',
    second: 'Sekunde|Sekunden',
    ampere: 'Ampere',
    kelvin: 'Kelvin',
    mole: 'Mol',
    candela: 'Candela',
    hertz: 'Hertz',
    newton: 'Newton',
    pascal: 'Pascal',
    joule: 'Joule',
    watt: 'Watt',
    coulomb: 'Coulomb',
    volt: 'Volt',
    farad: 'Farad',
    ohm: 'Ohm',
    siemens: 'Siemens',
    weber: 'Weber',
    tesla: 'Tesla',
    henry: 'Henry',
    lumen: 'Lumen',
    lux: 'Lux',
    becquerel: 'Becquerel',
    gray: 'Gray',
    sievert: 'Sievert',
    electronvolt: 'Elektronenvolt',
    litre: 'Liter',
    tonne: 'Tonne|Tonnen',
    bar: 'Bar',
    calorie: 'Kalorie|Kalorien',
    minute: 'Minute|Minuten',
    hour: 'Stunde|Stunden',
    day: 'Tag|Tage',
    radian: 'Radiant',
    steradian: 'Steradiant',
    dioptre: 'Dioptrie|Dioptrien',
    decibel: 'Dezibel',
    atomicMass: 'atomare Masseneinheit|atomare Masseneinheiten',
    atmosphere: 'Atmosphäre|Atmosphären',
    celsius: 'Grad Celsius',
    fahrenheit: 'Grad Fahrenheit',
    percent: 'Prozent',
  },
}
