import { createElement, type ReactNode } from 'react'
import { home } from '../../messages/en/home.ts'
import { Card } from '../../ui/layout/card.tsx'
import { Drawing } from '../../ui/layout/drawing.tsx'
import type { DrawingName } from '../../ui/layout/drawing-names.ts'
import { rich } from '../../ui/layout/rich.ts'

interface BigNumbersProps {
  /** A text with numbers in it, which are drawn larger. */
  children: string
}

export const BigNumbers = ({ children }: BigNumbersProps) =>
  // The numbers are at the odd places.
  rich(children.split(/(\p{Nd}+)/u).map((part, place) => (place % 2 ? createElement('b', null, part) : part)))

interface WelcomeProps {
  name: string
  children: ReactNode
}

/** The screen's title: a welcome with one fact below it. */
export const Welcome = ({ name, children }: WelcomeProps) => (
  <h1 className="welcome-title">
    <span className="eyebrow">{home.welcome(name)}</span> <span className="title number">{children}</span>
  </h1>
)

interface HeroProps extends WelcomeProps {
  title: ReactNode
  drawing: DrawingName
}

/** What the screen is about, with a drawing if there is room. */
export const Hero = ({ name, title, drawing, children }: HeroProps) => (
  <Card as="section" className="hero" aria-label={home.yourSlot}>
    <div className="stack">
      <Welcome name={name}>{title}</Welcome>
      {children}
    </div>
    <Drawing name={drawing} />
  </Card>
)
