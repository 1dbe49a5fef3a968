import { memo as memoOf, type ReactNode } from 'react'
import { useLanguage } from './language.ts'

/** React's `memo` for what shows words: it draws the same properties anew for another language. */
export const memo = <Props extends object>(Component: (props: Props) => ReactNode) =>
  memoOf((props: Props) => {
    useLanguage()
    return Component(props)
  })
