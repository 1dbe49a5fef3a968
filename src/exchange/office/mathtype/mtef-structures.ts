import {
  aboveOf,
  accent,
  accentBelow,
  belowOf,
  bigOperator,
  fenced,
  fraction,
  longArrow,
  preScripts,
  root,
  scripts as scriptsTex,
} from '../../tex/structures.ts'
import { joinTex } from '../../tex/tex.ts'
import type { Template } from './mtef-templates.ts'

/* Templates as TeX. Their slots are TeX already, '' for one that is not there. */

type Slots = readonly string[]
type Of<Kind extends Template['kind']> = Extract<Template, { kind: Kind }>

function big(
  { sign, above }: Of<'big'>,
  [main = '', sub = '', sup = '', own = '']: Slots,
): string | undefined {
  if (sign) return joinTex([bigOperator(sign, { sub, sup }, above), main])
  const operator = own.startsWith('\\') ? own : `\\mathop{${own}}`
  return own ? joinTex([`${operator}${sub && `_{${sub}}`}${sup && `^{${sup}}`}`, main]) : undefined
}

function limit([main = '', below = '', above = '']: Slots): string {
  const tex = below ? belowOf(main, below) : main
  return above ? aboveOf(tex, above) : tex
}

function arrow({ sign }: Of<'arrow'>, [above = '', below = '']: Slots): string {
  const long = longArrow(sign, { above, below })
  if (long !== undefined) return long
  const start = above ? `\\overset{${above}}{\\rightleftarrows}` : '\\rightleftarrows'
  return below ? `\\underset{${below}}{${start}}` : start
}

function bar({ below, isDouble }: Of<'bar'>, main: string): string {
  const command = below ? 'underline' : 'overline'
  return isDouble ? `\\${command}{\\${command}{${main}}}` : `\\${command}{${main}}`
}

function brace({ sign, below }: Of<'brace'>, [main = '', label = '']: Slots): string | undefined {
  const braced = below ? accentBelow(sign, main) : accent(sign, main)
  if (braced === undefined || !label) return braced
  return below ? belowOf(braced, label) : aboveOf(braced, label)
}

/** Scripts stand at what is before them; where that has scripts already, or there is nothing, at an empty one. */
function scripts({ before }: Of<'scripts'>, [sub = '', sup = '']: Slots, hasBase: boolean): string {
  if (before || !hasBase) return preScripts('', { sub, sup })
  return scriptsTex('', { sub, sup }, true)
}

/** Undefined where TeX has nothing for it. `hasBase` says whether scripts have something to stand at. */
export function templateTex(template: Template, slots: Slots, hasBase: boolean): string | undefined {
  const [main = '', second = ''] = slots
  switch (template.kind) {
    case 'fence':
      return fenced(template.open, template.close, [main])
    case 'root':
      return root(main, second)
    case 'fraction':
      return template.isSlash ? joinTex([`{${main}}`, '/', `{${second}}`]) : fraction(main, second)
    case 'bar':
      return bar(template, main)
    case 'arrow':
      return arrow(template, slots)
    case 'big':
      return big(template, slots)
    case 'limit':
      return limit(slots)
    case 'brace':
      return brace(template, slots)
    case 'scripts':
      return scripts(template, slots, hasBase)
    case 'accent':
      return template.below ? accentBelow(template.sign, main) : accent(template.sign, main)
    case 'strike':
      return `\\${template.command}{${main}}`
    case 'box':
      return `\\boxed{${main}}`
    case 'unknown':
      return undefined
  }
}
