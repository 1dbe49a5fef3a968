/* Formulas as Word writes them, in few characters. */

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const value = (name: string, val: string | undefined) =>
  val === undefined ? '' : `<m:${name} m:val="${escaped(val)}"/>`

const props = (name: string, values: string) =>
  values &&
  `<m:${name}>${values}<m:ctrlPr><w:rPr><w:rFonts w:ascii="Cambria Math"/></w:rPr></m:ctrlPr></m:${name}>`

/** What takes formulas takes plain text as well. */
const inside = (content: string) => (content.startsWith('<') || content === '' ? content : r(content))

const el = (name: string, ...content: string[]) => `<m:${name}>${content.join('')}</m:${name}>`
const arg = (name: string, content: string) => el(name, inside(content))
const e = (content: string) => arg('e', content)

/** A run; `style` as 'p', 'b', 'bi', 'nor', or an alphabet such as 'script'. */
export function r(text: string, style = ''): string {
  const alphabet = /^(script|fraktur|double-struck|sans-serif|monospace)$/.test(style)
  const said = style === 'nor' ? '<m:nor/>' : value(alphabet ? 'scr' : 'sty', style)
  const rPr = style && el('rPr', said)
  return `<m:r>${rPr}<w:rPr><w:rFonts w:ascii="Cambria Math" w:hAnsi="Cambria Math"/></w:rPr><m:t xml:space="preserve">${escaped(text)}</m:t></m:r>`
}

export const f = (num: string, den: string, type?: 'lin' | 'skw' | 'noBar') =>
  el('f', props('fPr', value('type', type)), arg('num', num), arg('den', den))
export const sup = (base: string, up: string) => el('sSup', e(base), arg('sup', up))
export const sub = (base: string, down: string) => el('sSub', e(base), arg('sub', down))
export const subSup = (base: string, down: string, up: string) =>
  el('sSubSup', e(base), arg('sub', down), arg('sup', up))
export const pre = (base: string, down: string, up: string) =>
  el('sPre', arg('sub', down), arg('sup', up), e(base))
export const rad = (content: string, degree = '') =>
  el('rad', props('radPr', degree ? '' : value('degHide', '1')), arg('deg', degree), e(content))
/** `sign` undefined is the integral, which Word does not name. */
export const nary = (sign: string | undefined, down: string, up: string, content: string, more = '') =>
  el(
    'nary',
    props(
      'naryPr',
      value('chr', sign) + (down ? '' : value('subHide', '1')) + (up ? '' : value('supHide', '1')) + more,
    ),
    arg('sub', down),
    arg('sup', up),
    e(content),
  )
export const ABOVE = value('limLoc', 'undOvr')
/** Brackets; round ones are not named. */
export const d = (content: string | readonly string[], open?: string, close?: string, between?: string) =>
  el(
    'd',
    props('dPr', value('begChr', open) + value('sepChr', between) + value('endChr', close)),
    ...[content].flat().map(e),
  )
export const func = (name: string, content: string) =>
  el('func', arg('fName', name.startsWith('<') ? name : r(name, 'p')), e(content))
export const acc = (content: string, sign?: string) =>
  el('acc', props('accPr', value('chr', sign)), e(content))
export const bar = (content: string, pos?: 'top') => el('bar', props('barPr', value('pos', pos)), e(content))
export const group = (content: string, sign?: string, pos?: 'top') =>
  el('groupChr', props('groupChrPr', value('chr', sign) + value('pos', pos)), e(content))
export const low = (base: string, lim: string) => el('limLow', e(base), arg('lim', lim))
export const upp = (base: string, lim: string) => el('limUpp', e(base), arg('lim', lim))
export const box = (content: string) => el('box', e(content))
export const border = (content: string, strike?: string) =>
  el('borderBox', props('borderBoxPr', strike ? value(strike, '1') : ''), e(content))
export const phant = (content: string, more = '') => el('phant', props('phantPr', more), e(content))
export const VISIBLE = value('show', '1')
export const NO_WIDTH = value('show', '0') + value('zeroWid', '1')
export const m = (...rows: readonly (readonly string[])[]) =>
  el(
    'm',
    props('mPr', '<m:mcs><m:mc><m:mcPr><m:count m:val="2"/></m:mcPr></m:mc></m:mcs>'),
    ...rows.map((row) => el('mr', ...row.map(e))),
  )
export const eqArr = (...rows: readonly string[]) => el('eqArr', ...rows.map(e))

/** A formula with the LaTeX that it becomes. */
export type OmmlCase = readonly [name: string, content: string, tex: string]

export const oMath = (content: string) => `<m:oMath>${inside(content)}</m:oMath>`
export const oMathPara = (...formulas: readonly string[]) =>
  `<m:oMathPara><m:oMathParaPr><m:jc m:val="center"/></m:oMathParaPr>${formulas.map(oMath).join('')}</m:oMathPara>`
