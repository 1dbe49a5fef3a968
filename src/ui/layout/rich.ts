import { createElement, Fragment, type ReactNode } from 'react'

export const rich = (parts: readonly ReactNode[]) => createElement(Fragment, null, ...parts)
