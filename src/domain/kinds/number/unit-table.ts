/*
 * The units of school physics: the symbol as it is shown, what js-quantities calls it, the prefixes that it takes, and other ways
 * in which it is written. Words are those of our five languages; a plural in -s or -n needs no row of its own.
 */

interface UnitRow {
  quantityName: string
  prefixes: string
  aliases: string
}

const row = (quantityName: string, prefixes = '', aliases = ''): UnitRow => ({
  quantityName,
  prefixes,
  aliases,
})

const ALL = 'fpnμmkMGT'

export const UNIT_ROWS: Record<string, UnitRow> = {
  m: row('meter', 'fpnμmcdkM', 'metre meter metro मीटर م متر أمتار'),
  g: row('gram', 'nμmkM', 'gm gram gramme gramm gramo ग्राम غ غرام جرام'),
  s: row('second', 'fpnμmk', 'sec second sekunde segundo सेकंड सेकेंड ث ثانية ثواني'),
  A: row('ampere', ALL, 'amp ampere amperio एम्पियर أمبير'),
  K: row('kelvin', 'nμm', 'kelvin केल्विन كلفن كلفين'),
  mol: row('mole', 'nμmk', 'mole मोल مول'),
  cd: row('candela', 'mk', 'candela'),
  N: row('newton', ALL, 'newton न्यूटन نيوتن'),
  J: row('joule', ALL, 'joule julio जूल جول'),
  W: row('watt', ALL, 'watt vatio वाट واط'),
  Pa: row('pascal', 'μmhkMGT', 'pascal पास्कल باسكال'),
  V: row('volt', ALL, 'volt voltio वोल्ट فولت'),
  C: row('coulomb', ALL, 'coulomb culombio कूलॉम कूलम्ब كولوم'),
  F: row('farad', ALL, 'farad faradio फैरड فاراد'),
  Ω: row('ohm', ALL, 'ohm ohmio ओम أوم'),
  S: row('siemens', ALL, 'siemens'),
  T: row('tesla', ALL, 'tesla टेस्ला تسلا'),
  Wb: row('weber', ALL, 'weber वेबर ويبر'),
  H: row('henry', ALL, 'henry henrio हेनरी هنري'),
  Hz: row('hertz', ALL, 'hz hertz hercio हर्ट्ज़ हर्ट्ज هرتز'),
  Bq: row('becquerel', ALL, 'becquerel'),
  Gy: row('gray', ALL, 'gray'),
  Sv: row('sievert', ALL, 'sievert'),
  lm: row('lumen', 'mk', 'lumen'),
  lx: row('lux', 'mk', 'lux'),
  eV: row('electronvolt', ALL, 'ev electronvolt elektronenvolt electronvoltio'),
  u: row('AMU', '', 'amu'),
  bar: row('bar', 'μmhk'),
  atm: row('atm', '', 'atmosphere atmosphäre atmósfera'),
  mmHg: row('mmHg', '', 'torr'),
  L: row('liter', 'μmcdh', 'l liter litre litro लीटर لتر'),
  min: row('minute', '', 'minute minuto मिनट دقيقة دقائق د'),
  h: row('hour', '', 'hr hour stunde hora घंटा घंटे घण्टा ساعة ساعات س'),
  d: row('day', '', 'day tag día दिन يوم'),
  a: row('year', '', 'y yr year jahr año वर्ष سنة'),
  ly: row('light-year', '', 'lightyear lichtjahr'),
  AU: row('AU', '', 'au AE ua UA'),
  pc: row('parsec', 'kMG', 'parsec'),
  rad: row('radian', 'mμ', 'radian radián radiante'),
  '°': row('degree', '', 'deg degree grad grado डिग्री درجة'),
  '°C': row('celsius', '', 'degC celsius सेल्सियस سلسيوس'),
  '°F': row('fahrenheit', '', 'degF fahrenheit'),
  sr: row('steradian', '', ''),
  t: row('metric-ton', 'kM', 'tonne tonelada टन طن'),
  cal: row('calorie', 'k', 'calorie kalorie caloría कैलोरी'),
  Wh: row('Wh', 'mkMGT'),
  Ah: row('Ah', 'mk'),
  VA: row('volt-ampere', 'kM'),
  '%': row('percent', '', 'percent prozent ٪'),
  ppm: row('ppm'),
  dpt: row('1/m', '', 'dioptre diopter dioptrie dioptría'),
  Å: row('angstrom', '', 'angstrom ångström'),
  kp: row('gee*kg'),
  rpm: row('1/min'),
  ha: row('hectare'),
  in: row('inch', '', 'inch inches'),
  ft: row('foot', '', 'foot feet'),
  mi: row('mile', '', 'mile'),
  lb: row('pound', '', 'lbs pound'),
  mph: row('mph'),
  kn: row('knot', '', 'knot'),
}

/** Ways to write one unit that stand for several. */
export const SHORT_FORMS: Record<string, string> = {
  kmh: 'km/h',
  kph: 'km/h',
  kmph: 'km/h',
  mps: 'm/s',
  fps: 'ft/s',
  cc: 'cm³',
  ccm: 'cm³',
  qm: 'm²',
  cbm: 'm³',
  // As Arabic schools shorten them: kilometre, centimetre, millimetre, kilogram.
  كم: 'km',
  سم: 'cm',
  مم: 'mm',
  ملم: 'mm',
  كغ: 'kg',
  كجم: 'kg',
  كغم: 'kg',
}

export const PREFIXES: Record<string, number> = {
  f: 1e-15,
  p: 1e-12,
  n: 1e-9,
  μ: 1e-6,
  m: 1e-3,
  c: 1e-2,
  d: 1e-1,
  h: 1e2,
  k: 1e3,
  M: 1e6,
  G: 1e9,
  T: 1e12,
}

/** Before the name of a unit in a word, as in 'kilometre'. */
export const PREFIX_WORDS: Record<string, string> = {
  femto: 'f',
  pico: 'p',
  pikó: 'p',
  nano: 'n',
  micro: 'μ',
  mikro: 'μ',
  milli: 'm',
  mili: 'm',
  milí: 'm',
  centi: 'c',
  zenti: 'c',
  centí: 'c',
  dezi: 'd',
  deci: 'd',
  hecto: 'h',
  hekto: 'h',
  kilo: 'k',
  kiló: 'k',
  mega: 'M',
  giga: 'G',
  tera: 'T',
  किलो: 'k',
  मिली: 'm',
  सेंटी: 'c',
  كيلو: 'k',
  ميلي: 'm',
  ملي: 'm',
  سنتي: 'c',
  ميكرو: 'μ',
  نانو: 'n',
  ميجا: 'M',
  ميغا: 'M',
}
