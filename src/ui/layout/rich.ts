import { createElement, Fragment, type ReactNode } from 'react'

/**
 * Elements, which React can update even after a page translator has replaced their texts. Not isolated: they give the sentence its
 * direction.
 */
const drawn = (part: ReactNode) =>
  typeof part === 'string' ? createElement('span', { style: { unicodeBidi: 'normal' } }, part) : part

/** Renders a message with slots: its strings and the nodes between them. */
export const rich = (parts: readonly ReactNode[]) => createElement(Fragment, null, ...parts.map(drawn))
