import { createElement, Fragment, type ReactNode } from 'react'

/** Draws a message with slots: its strings and the nodes between them. */
export const rich = (parts: readonly ReactNode[]) => createElement(Fragment, null, ...parts)
