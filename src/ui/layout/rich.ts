import { createElement, Fragment, type ReactNode } from 'react'

/** Elements, which React can change whatever a page translator has made of the texts in them. */
const drawn = (part: ReactNode) => (typeof part === 'string' ? createElement('span', null, part) : part)

/** Draws a message with slots: its strings and the nodes between them. */
export const rich = (parts: readonly ReactNode[]) => createElement(Fragment, null, ...parts.map(drawn))
