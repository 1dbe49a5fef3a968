import type { Line, Look, Piece } from './piece.ts'

/* Colours mean something only where they differ from those of most text. */

/** Up to here a grey is read as black, from there on a colour behind letters as white. */
const DARK = 0x66
const LIGHT = 0xf0
const GREY_SPREAD = 0x18

const HEX = /^#?([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i

const channelsOf = (colour: string): number[] =>
  HEX.exec(colour)
    ?.slice(1)
    .map((channel) => Number.parseInt(channel, 16)) ?? []

/** The colour of letters as six digits; '' for black and what looks like it. */
export function tintOf(colour: string | undefined): string {
  const channels = channelsOf(colour ?? '')
  if (channels.length === 0) return ''
  const most = Math.max(...channels)
  const isBlack = most <= DARK && most - Math.min(...channels) <= GREY_SPREAD
  return isBlack ? '' : (colour ?? '').replace('#', '').toUpperCase()
}

/** The colour behind letters as six digits; '' for white and what looks like it. */
export function shadeOf(colour: string | undefined): string {
  const channels = channelsOf(colour ?? '')
  return channels.length === 0 || Math.min(...channels) >= LIGHT
    ? ''
    : (colour ?? '').replace('#', '').toUpperCase()
}

type Colours = Pick<Look, 'tint' | 'shade'>

function mostFrequent(pieces: readonly Piece[], by: keyof Colours): string {
  const lengths = new Map<string, number>()
  for (const piece of pieces) {
    if (piece.kind !== 'text') continue
    const colour = piece.look[by]
    lengths.set(colour, (lengths.get(colour) ?? 0) + piece.text.trim().length)
  }
  return [...lengths].sort(([, one], [, other]) => other - one)[0]?.[0] ?? ''
}

/** The colours of most text. */
export function usualColours(lines: readonly Line[]): Colours {
  const pieces = lines.flatMap((line) => line.pieces)
  return { tint: mostFrequent(pieces, 'tint'), shade: mostFrequent(pieces, 'shade') }
}

/** Whether the look is more than that of plain text. */
export const isMarked = ({ strong, tint, shade }: Look, usual: Colours) =>
  strong || (tint !== '' && tint !== usual.tint) || (shade !== '' && shade !== usual.shade)
