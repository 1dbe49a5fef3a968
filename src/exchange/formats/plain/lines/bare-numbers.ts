import { fold } from '../signs/markers.ts'
import type { LeadLine, Numbered } from '../signs/numbered.ts'
import { longestCount } from './counting.ts'
import { isHeading } from './headings.ts'

/** '1   What': a number with nothing but a gap behind it. */
const BARE = /^(\*{0,2})(\d{1,3})(\*{0,2})([ \t]{1,12})(?=\S)/u
/** Behind a single blank, a small letter is more likely that of a unit. */
const LIKELY = 1
const UNLIKELY = 0.5
const WITHIN_TEXT = 0.5

const isWithinText = (above: LeadLine | undefined) =>
  above !== undefined &&
  above.line.text !== '' &&
  above.lead.marker === undefined &&
  above.lead.bullet === undefined &&
  !isHeading(above)

const LONGEST = 24
/** Fewer are no numbering. */
const FEWEST = 2

function leadOf({ line, lead }: LeadLine): LeadLine | undefined {
  // A tab behind a number is a gap, too.
  if (lead.bullet || (lead.marker && lead.marker.shape !== 'x\t')) return undefined
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

const weightOf = (text: string, end: number) =>
  /[ \t]{2}$/.test(text.slice(0, end)) || /^[\p{Lu}\p{Lo}"'“‘«(¿¡$]/u.test(text.slice(end, end + 1))
    ? LIKELY
    : UNLIKELY

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
  const all = [...found].map(([index, { line, lead }]) => ({
    number: { index, value: Number(lead.marker?.label), shape: 'x ' } as const,
    weight: weightOf(line.text, lead.end) * (isWithinText(leads[index - 1]) ? WITHIN_TEXT : 1),
  }))
  const numbers = longestCount(all)
  if (numbers.length < FEWEST) return undefined
  const own = new Set(numbers.map(({ index }) => index))
  return { leads: leads.map((line, index) => (own.has(index) ? (found.get(index) ?? line) : line)), numbers }
}
