import type { ReactNode } from 'react'
import type { DrawingName } from './drawing-names.ts'

/**
 * Lab apparatus that works, waits or fails. `hot` is in the accent colour, `faint` marks where something was or will
 * be.
 */
const SHAPES = {
  /** A barrier: no permission. */
  barrier: (
    <>
      <path d="M4 82h58V14h24v68h42M86 48c2-3 4-3 6 0s4 3 6 0 4-3 6 0 4 3 6 0h16" />
      <path className="hot" d="M6 48c4-18 8-18 12 0s8 18 12 0 8-18 12 0 8 18 12 0 5-10 8-4" />
      <path className="faint" d="M62 44c8 2 16 4 24 4" />
    </>
  ),
  /** In balance: all done. */
  balance: (
    <>
      <path d="M12 44h108M66 44 54 78h24L66 44ZM30 78h72" />
      <circle cx="28" cy="32" r="12" />
      <rect x="88" y="20" width="24" height="24" rx="2" />
      <path className="hot" d="M60 22l5 5 9-11" />
    </>
  ),
  /** An open switch: offline, or a server that does not answer. */
  circuit: (
    <>
      <path d="M42 20H18v56h20M94 76h20V20H88M38 66v20M46 71v10M46 76h24" />
      <circle cx="82" cy="76" r="12" />
      <path d="m73.5 67.5 17 17m0-17-17 17" />
      <path className="hot" d="M46 18 78 2" />
      <circle className="hot solid" cx="44" cy="20" r="3.5" />
      <circle cx="85" cy="20" r="3.5" />
      <path className="faint" d="M82 4a36 36 0 0 1 5 11" />
    </>
  ),
  /** Two charges, as in the logo: a welcome, a missing page, nothing yet. */
  field: (
    <>
      <path d="M43 43C56 26 76 26 89 43M43 53c13 17 33 17 46 0M38 39C50 4 82 4 94 39M38 57c12 35 44 35 56 0M30 39C24 24 16 12 8 6M30 57C24 72 16 84 8 90M28 48H4M102 39c6-15 14-27 22-33M102 57c6 15 14 27 22 33M104 48h24M44 48h44" />
      <circle className="hot" cx="36" cy="48" r="8" />
      <path className="hot" d="M32 48h8M36 44v8" />
      <circle cx="96" cy="48" r="8" />
      <path d="M92 48h8" />
    </>
  ),
  /** An image in the wrong place: a quiz or a result not found. */
  lens: (
    <>
      <path className="faint" d="M4 48h124M104 12v72" />
      <path d="M54 10c13 22 13 54 0 76C41 64 41 32 54 10ZM98 46l4 4m0-4-4 4M8 70V48m-4 5 4-6 4 6" />
      <path className="hot" d="M4 26h50l50 54M4 70h50l50-54" />
    </>
  ),
  /** A pendulum about to swing: no slot, or a wait. */
  pendulum: (
    <>
      <path d="M40 8h52M44 8l-5-6M56 8l-5-6M68 8l-5-6M80 8l-5-6M92 8l-5-6M66 8 100 58" />
      <path className="faint" d="M66 8v62M28 58a64 64 0 0 0 76 0" />
      <circle className="hot solid" cx="102" cy="61" r="9" />
      <circle className="faint" cx="66" cy="76" r="9" />
    </>
  ),
  /** A curve that has just begun: no results. */
  wave: (
    <>
      <path className="faint" d="M4 48h124" />
      <path className="hot" d="M8 48c5-44 13-44 18 0s13 40 18 0 11-28 15 0 9 17 13 0" />
      <path d="M72 48c3-9 7-9 10 0s6 6 9 0 5-4 8 0 5 2 9 0h20M8 12v72M4 18l4-6 4 6" />
    </>
  ),
} satisfies Record<DrawingName, ReactNode>

export const LineDrawing = ({ name }: { name: DrawingName }) => SHAPES[name]
