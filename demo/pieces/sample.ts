import type { ReactNode } from 'react'

/** A piece in one state. */
export interface Sample {
  state: string
  draw: () => ReactNode
  /** The selector of the control that looks as if it had the keyboard focus. */
  focus?: string
  /** The selector of what is pressed once it is drawn. */
  press?: string
  rtl?: true
  /** Over all columns. */
  wide?: true
  /** Out of reach: what opens on the page must not take the focus. */
  inert?: true
}

/** The samples of a piece, under its name. */
export interface Shelf {
  title: string
  samples: readonly Sample[]
}

/** What happens when a piece on show is used. */
export const nothing = () => {}

/** Wider than its box, and without a place to break at. */
export const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

export const ARABIC = 'البصريات الهندسية'
