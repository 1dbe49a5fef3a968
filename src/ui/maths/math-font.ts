/** A file of the maths font and the characters that it holds, as in CSS. */
interface FontPart {
  url: URL
  unicodeRange: string
}

/**
 * Browsers request a part when one of its characters is shown. Stretched or enlarged glyphs are looked up only in the
 * part with the space, so all of them are in the first one, with what most formulas need.
 */
export const MATH_FONT_PARTS: readonly FontPart[] = [
  {
    url: new URL('./fonts/quiz-math-base.woff2', import.meta.url),
    unicodeRange: [
      // ASCII, degree, plus-minus, micro, times, divided by, accents, capital Greek
      'U+20-7E, U+A0, U+AC, U+AF-B1, U+B4-B5, U+B7, U+D7, U+F7, U+2C6-2C7, U+2D8-2DA, U+2DC, U+302-304, U+307-308',
      'U+393-394, U+398, U+39B, U+39E, U+3A0, U+3A3, U+3A5-3A6, U+3A8-3A9',
      // spaces, double bars, dots, primes, overline, invisible operators, arrow of vectors, Planck constants, script l
      'U+2002-200B, U+2016, U+2026, U+2032-2034, U+203E, U+2061-2064, U+20D7, U+210E-210F, U+2113',
      // arrows, harpoons, equilibrium
      'U+2190-2195, U+21A6, U+21BC-21BD, U+21C0-21C1, U+21CC, U+21D0-21D4, U+27F5-27F9',
      // operators and relations, sums, products, roots, integrals
      'U+2200, U+2202-2203, U+2206-2208, U+220F-2213, U+2218, U+221A, U+221D-221E, U+2220, U+2223, U+2225, U+222B-2230, U+2234',
      'U+223C, U+2248, U+2260-2261, U+2264-2265, U+226A-226B, U+22A5, U+22C0-22C3, U+22C5, U+22EF, U+2A00-2A06, U+2A0C',
      // brackets; braces over and under
      'U+2308-230B, U+23B4-23B5, U+23DC-23DF, U+27E6-27EB',
      // italic letters, small Greek ones
      'U+1D434-1D467, U+1D6FC-1D71B',
    ].join(),
  },
  {
    url: new URL('./fonts/quiz-math-bold.woff2', import.meta.url),
    unicodeRange: 'U+1D400-1D433',
  },
  {
    // Script, double-struck and bold italic letters, the rest of Greek, dotless i and j.
    url: new URL('./fonts/quiz-math-letters.woff2', import.meta.url),
    unicodeRange: [
      'U+2102, U+210A-210D, U+2110-2112, U+2115, U+2118-211D, U+2124-2127, U+212B-212C, U+212F-2134',
      'U+1D468-1D4B9, U+1D538-1D550, U+1D6A4-1D6A5, U+1D6E2-1D6FB, U+1D71C-1D755',
    ].join(),
  },
  {
    // Upright Greek, punctuation, combining signs.
    url: new URL('./fonts/quiz-math-text.woff2', import.meta.url),
    unicodeRange: [
      'U+A1-AB, U+AD-AE, U+B2-B3, U+B6, U+B8-BF, U+C5, U+131, U+237, U+2C8-2D7, U+2DB, U+2DD, U+300-301, U+305-306',
      'U+309-30C, U+332-338, U+391-392, U+395-397, U+399-39A, U+39C-39D, U+39F, U+3A1, U+3A4, U+3A7, U+3AA-3F6',
      'U+2000-2001, U+2010-2015, U+2017-2025, U+2030-2031, U+2035-203D, U+2057-2060, U+20D0-20D6, U+20D8-20E1',
    ].join(),
  },
  {
    // Rarer arrows, operators and relations; shapes.
    url: new URL('./fonts/quiz-math-signs.woff2', import.meta.url),
    unicodeRange: [
      'U+2196-219B, U+21A7-21AA, U+21BE-21BF, U+21C2-21CB, U+21D5, U+2201, U+2204-2205, U+2209-220E, U+2214-2217, U+2219',
      'U+221B-221C, U+221F, U+2221-2222, U+2224, U+2226-222A, U+2231-2233, U+2235-223B, U+223D-2247, U+2249-225F',
      'U+2262-2263, U+2266-2269, U+226C-229D, U+22A2-22A4, U+22C4, U+22C6, U+22EE, U+22F0-22F1, U+239B-23B1, U+23D0-23DB',
      'U+23E0-23E1, U+25A0-25CB, U+27C2, U+27FA-27FC, U+2A07-2A0B, U+2A7D-2A7E',
    ].join(),
  },
]

const FAMILY = 'QuizMath'
/** Long enough for the first formula to win. */
const READING_MS = 2000

/**
 * Registers the font with stretched brackets and roots. Until it arrives, formulas use the system's maths font.
 * Learners who read instructions first have the first part by the time of the first formula, so that it does not change
 * its size.
 */
export function addMathFont(): void {
  // @font-face has no effect in a shadow root: hence the document's font set, and a name unlikely to clash.
  for (const { url, unicodeRange } of MATH_FONT_PARTS)
    document.fonts.add(new FontFace(FAMILY, `url("${url}")`, { unicodeRange, display: 'swap' }))
  setTimeout(() => document.fonts.load(`1em ${FAMILY}`).catch(() => undefined), READING_MS)
}
