import { createElement, Fragment, type ReactNode } from 'react'

/** Elements, which React can update even after a page translator has replaced their texts. The sentence has their direction. */
const drawn = (part: ReactNode) =>
  typeof part === 'string' ? createElement('span', { className: 'said' }, part) : part

/** Renders a message with slots: its strings and the nodes between them. */
export const rich = (parts: readonly ReactNode[]) => createElement(Fragment, null, ...parts.map(drawn))
