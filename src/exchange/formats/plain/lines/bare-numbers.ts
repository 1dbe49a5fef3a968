import { fold } from '../signs/markers.ts'
import type { LeadLine, Numbered } from '../signs/numbered.ts'
import { longestCount } from './counting.ts'

/** '1   What': a number with nothing but a gap behind it; a small letter needs a wide gap. */
const BARE = /^(\*{0,2})(\d{1,3})(\*{0,2})(?:[ \t]{2,12}(?=\S)|[ \t](?=[\p{Lu}\p{Lo}"'“‘«(¿¡$]))/u
const LONGEST = 24
/** Fewer are no numbering. */
const FEWEST = 2

function leadOf({ line, lead }: LeadLine): LeadLine | undefined {
  if (lead.marker || lead.bullet) return undefined
  const [source, before, label, behind] = fold(line.text.slice(0, LONGEST)).match(BARE) ?? []
  if (source === undefined || label === undefined) return undefined
  return {
    line,
    lead: {
      ...lead,
      end: source.length,
      bold: before === '**' && behind !== '**',
      marker: {
        shape: 'x ',
        label,
        signs: [{ script: 'number', value: Number(label) - 1 }],
        end: source.length,
      },
    },
  }
}

interface BareNumbers {
  leads: readonly LeadLine[]
  numbers: readonly Numbered[]
}

/** The lines with bare numbers as markers, where these count on; undefined if they do not. */
export function withBareNumbers(leads: readonly LeadLine[]): BareNumbers | undefined {
  const found = new Map<number, LeadLine>()
  for (const [index, line] of leads.entries()) {
    const numbered = leadOf(line)
    if (numbered) found.set(index, numbered)
  }
  const all = [...found].map(([index, { lead }]) => ({
    number: { index, value: Number(lead.marker?.label), shape: 'x ' } as const,
    weight: 1,
  }))
  const numbers = longestCount(all)
  if (numbers.length < FEWEST) return undefined
  const own = new Set(numbers.map(({ index }) => index))
  return { leads: leads.map((line, index) => (own.has(index) ? (found.get(index) ?? line) : line)), numbers }
}
