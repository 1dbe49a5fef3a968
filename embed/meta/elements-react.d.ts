// Generated from elements.meta.ts by `npm run meta`.

import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { QuizElement, QuizElementAttributes, QuizElementProperties, QuizEvents } from './elements.d.ts'

type QuizListeners = {
  [Name in keyof QuizEvents as `on${Name}`]?: ((event: QuizEvents[Name]) => void) | undefined
}

/** What the elements take in JSX: the attributes, the listeners and what every element takes. */
export type QuizElementProps = DetailedHTMLProps<HTMLAttributes<QuizElement>, QuizElement> &
  QuizElementAttributes &
  QuizElementProperties &
  QuizListeners

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'quiz-app': QuizElementProps
      'quiz-admin': QuizElementProps
      'slot-booker': QuizElementProps
    }
  }
}
