import { memo as memoOf, type ReactNode } from 'react'
import { useLanguage } from './language.ts'

/** React's `memo` for components with texts: re-renders when the language changes. */
export const memo = <Props extends object>(Component: (props: Props) => ReactNode) =>
  memoOf((props: Props) => {
    useLanguage()
    return Component(props)
  })
