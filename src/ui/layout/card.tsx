import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../lib/class-names.ts'

export type CardProps = ComponentPropsWithRef<'div'> & {
  as?: 'div' | 'section' | 'article' | 'li' | undefined
  /** The learner's own, such as the slot that is running. */
  yours?: boolean | undefined
  /** Without padding, for content that reaches the edge. */
  flush?: boolean | undefined
}

export function Card({ as: Element = 'div', yours, flush, className, ...rest }: CardProps) {
  const props: object = {
    ...rest,
    className: classNames('card', yours && 'yours', flush && 'flush', className),
  }
  return <Element {...props} />
}
