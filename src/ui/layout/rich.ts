import { createElement, Fragment, type ReactNode } from 'react'

/** Draws a message with links or bold text in it. */
export const rich = (parts: readonly ReactNode[]) => createElement(Fragment, null, ...parts)
