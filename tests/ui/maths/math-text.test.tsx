// SPEC 2 Quiz taking
import '../support.ts'
import { act, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showWords } from '../../../src/messages/lib/words.ts'
import { loadPack } from '../../../src/messages/packs.ts'
import { LanguageContext } from '../../../src/ui/lib/language.ts'
import { preloadMath } from '../../../src/ui/maths/math-loader.ts'
import { MathText } from '../../../src/ui/maths/math-text.tsx'

/** Renders the text and waits for the renderer. */
async function show(text: string) {
  const { container } = render(<MathText text={text} block />)
  await act(() => preloadMath())
  return container
}

// The first test, before the renderer is loaded.
test('a formula shows its source until the renderer is loaded', async () => {
  const { container } = render(<MathText text="Find $x^2$, please" />)
  expect(container.textContent).toBe('Find $x^2$, please')
  await act(() => preloadMath())
  expect(container.querySelector('math')).not.toBeNull()
  expect(container.textContent).not.toContain('$')
})

test('text without formulas stays text, and an escaped dollar is a dollar', async () => {
  const container = await show('It costs \\$5 and $10 <b>now</b>')
  expect(container.textContent).toBe('It costs $5 and $10 <b>now</b>')
  expect(container.querySelector('math, b')).toBeNull()
})

test('inline and display formulas become MathML, each in its place', async () => {
  const container = await show('With $u$ and $v$:\n$$\\frac{1}{f}$$ done')
  expect(container.querySelectorAll('.tex math')).toHaveLength(2)
  expect(container.querySelectorAll('.formula math mfrac')).toHaveLength(1)
})

test('a formula, and chemistry, too, has its spoken words as its name', async () => {
  const container = await show('$\\frac{v^2}{2g}$ and $\\ce{H2O}$')
  await act(() => preloadMath('chemistry'))
  const names = () => [...container.querySelectorAll('math')].map((math) => math.getAttribute('aria-label'))
  await expect.poll(names).toEqual(['the fraction v squared over 2 g, end fraction', 'H 2 O'])
})

test('commands of siunitx are drawn and spoken, and the source of the formula is kept', async () => {
  const container = await show('$\\qty{9.8}{\\metre\\per\\second\\squared}$ and $\\SI{5}{\\foobar}$')
  await act(() => preloadMath('siunitx'))
  const drawn = container.querySelectorAll('math')
  expect(drawn).toHaveLength(1)
  expect(drawn[0]?.querySelector('msup')?.textContent).toBe('s−2')
  expect(drawn[0]?.querySelector('annotation')?.textContent).toBe('\\qty{9.8}{\\metre\\per\\second\\squared}')
  await expect.poll(() => drawn[0]?.getAttribute('aria-label')).toBe('9.8 metres per second squared')
  expect(container.querySelector('.tex-error')?.textContent).toBe('$\\SI{5}{\\foobar}$')
})

test('a formula with chemistry and one with siunitx are drawn in one text', async () => {
  const container = await show('$\\ce{H2O}$ at $\\SI{20}{\\degreeCelsius}$')
  await act(() => preloadMath('chemistry+siunitx'))
  const names = () => [...container.querySelectorAll('math')].map((math) => math.getAttribute('aria-label'))
  await expect.poll(names).toEqual(['H 2 O', '20 degrees Celsius'])
})

test('a formula drawn in English is spoken in German after the switch', async () => {
  const drawn = (language: string) => (
    <LanguageContext.Provider value={language}>
      <MathText text="$v^2$" />
    </LanguageContext.Provider>
  )
  const { container, rerender } = render(drawn('en-US'))
  const name = () => container.querySelector('math')?.getAttribute('aria-label')
  await expect.poll(name).toBe('v squared')
  const german = await loadPack('de', 'spoken')
  showWords((room) => german[room])
  rerender(drawn('de'))
  await expect.poll(name).toBe('v Quadrat')
  showWords(() => undefined)
})

test('a bracket touching a formula stays with it', async () => {
  const container = await show('glass ($n$) here')
  const together = container.querySelector('.nobreak')
  expect(together?.querySelector('math')).not.toBeNull()
  expect(together?.firstChild?.textContent).toBe('(')
  expect(together?.lastChild?.textContent).toBe(')')
})

test('another text replaces the first', async () => {
  const { container, rerender } = render(<MathText text="$a$" />)
  await act(() => preloadMath())
  rerender(<MathText text="$\frac{1}$" />)
  expect(container.textContent).toBe('$\\frac{1}$')
  rerender(<MathText text="$b$" />)
  expect(container.querySelector('annotation')?.textContent).toBe('b')
  expect(container.querySelector('.tex-error')).toBeNull()
})

test.each([
  ['a lone caret', '^'],
  ['a lone underscore', '_'],
  ['an unfinished fraction', '\\frac{1}'],
  ['an unknown command', '\\nonsense'],
  ['a name of the language beneath', '\\__proto__'],
  ['a character beyond Unicode', '\\char"110000'],
  ['a macro that doubles itself', '\\def\\a{\\a\\a}\\a'],
  ['very deep nesting', `${'{'.repeat(990)}x${'}'.repeat(990)}`],
  ['an endless formula', 'x'.repeat(2001)],
  ['a picture from elsewhere', '\\includegraphics{https://evil.example/x.png}'],
  ['a class of ours', '\\class{card}{x}'],
  ['an id', '\\id{a}{x}'],
  ['a style', '\\style{color:red}{x}'],
  ['a bad colour', '\\color{url(x)}x'],
  ['a handler as an attribute', '\\htmlData{onclick=alert(1)}{x}'],
  ['data of its own', '\\data{onclick=alert(1)}{x}'],
  ['a picture that breaks out of its address', "\\includegraphics{x'onerror='alert(1)'}"],
  ['a picture in text', '\\text{<img src=x onerror=alert(1)>}'],
  ['a colour that breaks out', '\\color{red;background:url(x)}x'],
  ['a size beyond every page', '\\rule{99999em}{99999em}'],
  ['a constructor', '\\constructor \\hasOwnProperty'],
  ['a macro on the prototype', '\\gdef\\__proto__{x}\\__proto__'],
])('%s is shown as written, or as harmless maths', async (_, tex) => {
  const container = await show(`before $${tex}$ after`)
  expect(container.textContent).toMatch(/^before .* after$/s)
  const error = container.querySelector<HTMLElement>('.tex-error')
  if (error) {
    expect(error.textContent).toBe(`$${tex}$`)
    expect(error.dataset.reason ?? error.title).toMatch(
      /^(This formula could not be displayed|The formula is too long)$/,
    )
  } else expect(container.querySelector('math')).not.toBeNull()
  expect(container.querySelector('img, script, iframe, .card, [id]')).toBeNull()
  // A label is text, as what stands between tags.
  container.querySelector('math')?.removeAttribute('aria-label')
  expect(container.innerHTML.replaceAll(/>[^<]*</g, '><')).not.toMatch(/ on\w+=|url\(|99999/)
})

test.each([
  ['a lone caret', '^'],
  ['an unfinished fraction', '\\frac{1}'],
  ['an endless formula', 'x'.repeat(2001)],
  ['a picture from elsewhere', '\\includegraphics{x}'],
])('%s is marked as wrong', async (_, tex) => {
  const container = await show(`$${tex}$`)
  expect(container.querySelector('.tex-error')?.textContent).toBe(`$${tex}$`)
})

test('a source too long to be drawn says so, stays in its box, and can be scrolled by keyboard', async () => {
  const source = `$${'x'.repeat(13_500)}$`
  const container = await show(source)
  const box = container.querySelector<HTMLElement>('[data-tall]')
  expect(box?.textContent).toBe(source)
  expect(box?.dataset.reason).toBe('The formula is too long')
  expect([box?.tabIndex, box?.role]).toEqual([0, 'group'])
})

test('a formula of very many lines is drawn, stays in its box, and can be scrolled by keyboard', async () => {
  const lines = (count: number) => `$$\\begin{matrix}${'a\\\\'.repeat(count)}a\\end{matrix}$$`
  const container = await show(`${lines(10)} ${lines(200)}`)
  const formulas = [...container.querySelectorAll<HTMLElement>('.formula')]
  expect(formulas.map((formula) => 'tall' in formula.dataset)).toEqual([false, true])
  expect(formulas[1]?.querySelector('math')).not.toBeNull()
})

test.each(['\\text{if $x>0$ then}', 'y=1 \\text{ where $t>0$}'])(
  'the text command %s draws the formula inside it',
  async (tex) => {
    const container = await show(`$${tex}$`)
    expect(container.querySelectorAll('math')).toHaveLength(1)
    expect([...container.querySelectorAll('math mo')].map(({ textContent }) => textContent)).toContain('>')
  },
)

test.each([
  ['a link', '\\href{javascript:alert(1)}{x}'],
  ['an address', '\\url{https://evil.example}'],
  ['a reference', '\\label{a} \\ref{a}'],
  ['markup in text', '\\text{</math><script>alert(1)</script>}'],
])('%s leads nowhere and runs nothing', async (_, tex) => {
  const container = await show(`$${tex}$`)
  expect(container.querySelector('[href], script')).toBeNull()
  expect(container.textContent).not.toBe('')
})

test('a macro of one formula does not reach the next', async () => {
  const container = await show('$\\gdef\\mine{y}\\mine$ and $\\mine$')
  expect(container.querySelectorAll('math')).toHaveLength(1)
  expect(container.querySelector('.tex-error')?.textContent).toBe('$\\mine$')
})
