import { describe, expect, test } from 'vitest'
import { hasMath, splitMath } from '../../../src/domain/maths/math-text.ts'
import { arrangeMath } from '../../../src/ui/maths/math-runs.ts'
import { pick, seededRandom } from '../../support/server/random.ts'

/** Compact for the tables: inline maths as ⟨…⟩, display maths as ⟪…⟫. */
const shortOf = (text: string) =>
  splitMath(text).map((segment) => {
    if (segment.kind === 'text') return segment.text
    return segment.display ? `⟪${segment.tex}⟫` : `⟨${segment.tex}⟩`
  })

describe('plain text', () => {
  test.each([
    ['nothing', '', []],
    ['a sentence', 'Which lens?', ['Which lens?']],
    ['money', '$5 and $10', ['$5 and $10']],
    ['money at the end', 'from $5 to $10', ['from $5 to $10']],
    ['money without spaces', '$5/$10', ['$5/$10']],
    ['one price', 'It costs $5', ['It costs $5']],
    ['a lone dollar', '$', ['$']],
    ['a dollar at the end', 'US$', ['US$']],
    ['two lone dollars', '$ $', ['$ $']],
    ['a dollar before a space', '$ x$', ['$ x$']],
    ['a dollar after a space', '$x $', ['$x $']],
    ['a dollar before a digit', '$x$5', ['$x$5']],
    ['an escaped dollar', '\\$', ['$']],
    ['escaped dollars', '\\$5 and \\$10', ['$5 and $10']],
    ['bare brackets', 'f(x) in [0, 1]', ['f(x) in [0, 1]']],
    ['an unclosed dollar', '$x + 1', ['$x + 1']],
    ['unclosed display dollars', '$$x + 1', ['$$x + 1']],
    ['an unclosed parenthesis', '\\(x + 1', ['\\(x + 1']],
    ['an unclosed bracket', '\\[x + 1', ['\\[x + 1']],
    ['a closing mark alone', 'x\\)', ['x\\)']],
    ['crossed delimiters', '\\(x\\]', ['\\(x\\]']],
    ['empty display', '$$ $$', ['$$ $$']],
    ['empty inline', '$$', ['$$']],
    ['four dollars', '$$$$', ['$$$$']],
    ['empty parentheses', '\\( \\)', ['\\( \\)']],
    ['a doubled backslash before a parenthesis', '\\\\(x\\\\)', ['\\\\(x\\\\)']],
    ['a backslash at the end', 'x\\', ['x\\']],
    ['other commands', 'C:\\temp \\alpha', ['C:\\temp \\alpha']],
    ['lines', 'a\nb\t$5', ['a\nb\t$5']],
    ['signs beyond the basic plane', '😀 5 $ 😀', ['😀 5 $ 😀']],
    ['prices before their dollars', 'tea is 4$, cake costs 6$.', ['tea is 4$, cake costs 6$.']],
    ['a list of prices', '4$, 5$; 6$', ['4$, 5$; 6$']],
    ['prices by weight', '4$/kg or 6$/kg', ['4$/kg or 6$/kg']],
    ['a price on either side', 'between $5 and 10$', ['between $5 and 10$']],
    ['prices in other scripts', 'चाय 4$ है।कॉफ़ी 6$', ['चाय 4$ है।कॉफ़ी 6$']],
    ['prices within braces', '$5 {was $6} or 7', ['$5 {was $6} or 7']],
  ])('stays text: %s', (_, text, segments) => {
    expect(shortOf(text)).toEqual(segments)
    expect(hasMath(text)).toBe(false)
  })
})

describe('formulas', () => {
  test.each([
    ['dollars', '$x$', ['⟨x⟩']],
    ['parentheses', '\\(x\\)', ['⟨x⟩']],
    ['double dollars', '$$x$$', ['⟪x⟫']],
    ['brackets', '\\[x\\]', ['⟪x⟫']],
    ['spaces within paired marks', '$$ x $$\\( y \\)\\[ z \\]', ['⟪ x ⟫', '⟨ y ⟩', '⟪ z ⟫']],
    ['text around', 'If $n = 1.5$, then?', ['If ', '⟨n = 1.5⟩', ', then?']],
    ['two of them', '$a$ or $b$', ['⟨a⟩', ' or ', '⟨b⟩']],
    ['side by side', '$a$$b$', ['⟨a⟩', '⟨b⟩']],
    ['all kinds', '$a$\\(b\\)$$c$$\\[d\\]', ['⟨a⟩', '⟨b⟩', '⟪c⟫', '⟪d⟫']],
    ['a digit first', '$5x$', ['⟨5x⟩']],
    ['a formula before a comma', '$x$,5', ['⟨x⟩', ',5']],
    ['an escaped dollar within', '$x = \\$5$', ['⟨x = \\$5⟩']],
    ['an escaped dollar before', '\\$5 is $x$', ['$5 is ', '⟨x⟩']],
    ['money before', '$5 and $x$', ['$5 and ', '⟨x⟩']],
    ['money after', '$x$ for $5', ['⟨x⟩', ' for $5']],
    ['money on both sides', '$5 and $10 and $x$', ['$5 and $10 and ', '⟨x⟩']],
    ['a line break before a parenthesis', '\\(a\\\\) b\\)', ['⟨a\\\\) b⟩']],
    ['a line break before the closing', '\\(a\\\\\\\\\\)', ['⟨a\\\\\\\\⟩']],
    ['a doubled backslash before a dollar', '\\\\$x$', ['\\\\', '⟨x⟩']],
    ['dollars within brackets', '\\[a \\text{ if $b$}\\]', ['⟪a \\text{ if $b$}⟫']],
    ['parentheses within double dollars', '$$\\text{\\(a\\)}$$', ['⟪\\text{\\(a\\)}⟫']],
    ['an unclosed one before', '\\(a $b$', ['\\(a ', '⟨b⟩']],
    ['unclosed double dollars before', '$$a and $b$', ['$$a and ', '⟨b⟩']],
    ['an empty pair before', '$$ $$ x $$', ['$$ ', '⟪ x ⟫']],
    ['lines within', '$$a\nb$$', ['⟪a\nb⟫']],
    ['brackets of its own', '$[0, 1)$', ['⟨[0, 1)⟩']],
    ['a formula within its text', '$\\text{if $x>0$ then}$', ['⟨\\text{if $x>0$ then}⟩']],
    ['formulas in braces in braces', '$\\text{a {$b$} $c$}$ $d$', ['⟨\\text{a {$b$} $c$}⟩', ' ', '⟨d⟩']],
    ['braces around', '{$x$} {$y$', ['{', '⟨x⟩', '} {', '⟨y⟩']],
    ['escaped braces', '$\\{x$ or $y\\}$', ['⟨\\{x⟩', ' or ', '⟨y\\}⟩']],
    ['a brace that is never closed', '$\\frac{1$ or $x$', ['⟨\\frac{1⟩', ' or ', '⟨x⟩']],
    ['a function without its backslash', '$17 mod 5$', ['⟨17 mod 5⟩']],
    ['a factor before', '2$x_1$ and 10$^{-3}$', ['2', '⟨x_1⟩', ' and 10', '⟨^{-3}⟩']],
    ['numbers alone', '5$\\cdot 3$ or $5 - 3$', ['5', '⟨\\cdot 3⟩', ' or ', '⟨5 - 3⟩']],
    ['words', '$speed of light$', ['⟨speed of light⟩']],
    ['other scripts', 'कोण $\\theta$ क्या है?', ['कोण ', '⟨\\theta⟩', ' क्या है?']],
  ])('are found: %s', (_, text, segments) => {
    expect(shortOf(text)).toEqual(segments)
    expect(hasMath(text)).toBe(true)
  })

  test.each(['$x$', '\\( x \\)', '$$ x $$', '\\[x\\]'])(
    '%s keeps its source, to be shown if it cannot be parsed',
    (source) => {
      expect(splitMath(`a ${source} b`)[1]).toMatchObject({ kind: 'math', source })
    },
  )
})

test('a delimiter never reaches across the end of a text', () => {
  const options = ['costs $x', 'or y$', '\\(a', 'b\\)']
  expect(options.map(shortOf)).toEqual([['costs $x'], ['or y$'], ['\\(a'], ['b\\)']])
})

describe('the time for a long text grows with its length alone', () => {
  const REPETITIONS = 200_000
  /** Quadratic work on these would outlast the ceiling of a test. */
  const long = (piece: string) => piece.repeat(REPETITIONS)
  test.each([
    ['dollars', long('$')],
    ['dollars and spaces', long('$ ')],
    ['prices', long('$5 ')],
    ['prices before their dollars', long('5$, a ')],
    ['prices with words', long('$5 or 6$ ')],
    ['words between two prices', `$5${long(' or')}$ 6`],
    ['letters between two prices', `$5 ${long('a')}$ 6`],
    ['digits and commas', `$${long('1,')}x$`],
    ['lone openings of words', long(' $a')],
    ['prices without spaces', `${long('$5')}5`],
    ['lone openings of parentheses', long('\\(')],
    ['lone openings of brackets', long('\\[a ')],
    ['openings with escaped closings', `${long('\\(')}${long('\\\\)')}`],
    ['backslashes', long('\\')],
    ['escaped dollars', long('\\$')],
    ['formulas', long('$a$ ')],
    ['double dollars with one price', `${long('$$ ')}$5`],
    ['braces that open', `$a${long('{')}$`],
    ['dollars deeper and deeper', long('$a{')],
    ['dollars less and less deep', `${long('{')}${long('$a}')}`],
    ['texts with formulas', `$${long('\\text{$a$}')}$`],
    ['opening marks', `${long('([')}x$a$`],
    ['spaces before a formula', `${long(' ')}x$$a$$`],
    ['line breaks before a formula', `${long('\n ')}x$$a$$`],
  ])('for 200,000 %s', (_, text) => {
    const segments = splitMath(text)
    expect(segments.length).toBeLessThan(3 * REPETITIONS)
    expect(arrangeMath(segments).length).toBeLessThan(3 * REPETITIONS)
  })
})

const PIECES = ['$', '$$', '\\$', '\\(', '\\)', '\\[', '\\]', '\\', ' ', 'x', '5', '\n', '😀']

test('a text loses nothing but the backslash before a dollar, whatever is written', () => {
  const random = seededRandom(3)
  for (let round = 0; round < 3000; round++) {
    const text = Array.from(
      { length: pick(random, 1, 14) },
      () => PIECES[pick(random, 0, PIECES.length)],
    ).join('')
    const segments = splitMath(text)
    const sources = segments.map((segment) => (segment.kind === 'text' ? segment.text : segment.source))
    const withoutEscapes = (written: string) => written.replaceAll(/\\+\$/g, '$')
    expect(withoutEscapes(sources.join(''))).toBe(withoutEscapes(text))
    for (const segment of segments) {
      if (segment.kind === 'text') expect(segment.text).not.toBe('')
      else expect(segment.tex.trim()).not.toBe('')
    }
  }
})

test('two pieces of plain text are never side by side', () => {
  const random = seededRandom(4)
  for (let round = 0; round < 1000; round++) {
    const text = Array.from({ length: 12 }, () => PIECES[pick(random, 0, PIECES.length)]).join('')
    const kinds = splitMath(text).map((segment) => segment.kind)
    expect(kinds.join(' ')).not.toContain('text text')
  }
})
