import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../lib/class-names.ts'

export type CardProps = ComponentPropsWithRef<'div'> & {
  as?: 'div' | 'section' | 'article' | 'li' | undefined
  /** Highlights what is the learner's own, such as their running slot. */
  yours?: boolean | undefined
  /** Without padding, for content up to the edges. */
  flush?: boolean | undefined
}

export function Card({ as: Element = 'div', yours, flush, className, ...rest }: CardProps) {
  const props: object = {
    ...rest,
    part: 'card',
    className: classNames('card', yours && 'yours', flush && 'flush', className),
  }
  return <Element {...props} />
}
