import type { spokenUnits as english } from '../en/spoken-units.ts'
import type { Translation } from '../lib/words.ts'

/** Before "metro" they are stressed on their last syllable. */
const STRESSED: Readonly<Record<string, string>> = {
  kilo: 'kiló',
  hecto: 'hectó',
  deci: 'decí',
  centi: 'centí',
  mili: 'milí',
  micro: 'micró',
  nano: 'nanó',
  pico: 'picó',
  femto: 'femtó',
}

export const spokenUnits: Translation<typeof english> = {
  counted: (unit, isOne) => {
    const [one = '', many = one] = unit.split('|')
    return isOne ? one : many
  },
  isCounted: (index) => index === 0,
  prefixed: (prefix, unit) => (/^metro/.test(unit) ? (STRESSED[prefix] ?? prefix) : prefix) + unit,
  raised: (unit, power, isLength) => {
    const many = /s$/.test(unit) ? 's' : ''
    if (power === 2) return isLength ? `${unit} cuadrado${many}` : `${unit} al cuadrado`
    if (power === 3) return isLength ? `${unit} cúbico${many}` : `${unit} al cubo`
    return `${unit} a la ${power}`
  },
  product: (units) => units.join(' '),
  per: (above, below) => `${above} por ${below.join(' y ')}`.trim(),
  prefixes: {
    tera: 'tera',
    giga: 'giga',
    mega: 'mega',
    kilo: 'kilo',
    hecto: 'hecto',
    deci: 'deci',
    centi: 'centi',
    milli: 'mili',
    micro: 'micro',
    nano: 'nano',
    pico: 'pico',
    femto: 'femto',
  },
  units: {
    metre: 'metro|metros',
    gram: 'gramo|gramos',
    second: 'segundo|segundos',
    ampere: 'amperio|amperios',
    kelvin: 'kelvin',
    mole: 'mol|moles',
    candela: 'candela|candelas',
    hertz: 'hertz',
    newton: 'newton|newtons',
    pascal: 'pascal|pascales',
    joule: 'joule|joules',
    watt: 'watt|watts',
    coulomb: 'coulomb|coulombs',
    volt: 'voltio|voltios',
    farad: 'faradio|faradios',
    ohm: 'ohmio|ohmios',
    siemens: 'siemens',
    weber: 'weber|webers',
    tesla: 'tesla|teslas',
    henry: 'henry|henrys',
    lumen: 'lumen|lúmenes',
    lux: 'lux',
    becquerel: 'becquerel|becquerels',
    gray: 'gray|grays',
    sievert: 'sievert|sieverts',
    electronvolt: 'electronvoltio|electronvoltios',
    litre: 'litro|litros',
    tonne: 'tonelada|toneladas',
    bar: 'bar|bares',
    calorie: 'caloría|calorías',
    minute: 'minuto|minutos',
    hour: 'hora|horas',
    day: 'día|días',
    radian: 'radián|radianes',
    steradian: 'estereorradián|estereorradianes',
    dioptre: 'dioptría|dioptrías',
    decibel: 'decibelio|decibelios',
    atomicMass: 'unidad de masa atómica|unidades de masa atómica',
    atmosphere: 'atmósfera|atmósferas',
    celsius: 'grado Celsius|grados Celsius',
    fahrenheit: 'grado Fahrenheit|grados Fahrenheit',
    percent: 'por ciento',
  },
}
