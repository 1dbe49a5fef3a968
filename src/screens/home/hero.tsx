import type { ReactNode } from 'react'
import { home } from '../../messages/en/home.ts'
import { Card } from '../../ui/layout/card.tsx'
import { Drawing } from '../../ui/layout/drawing.tsx'
import type { DrawingName } from '../../ui/layout/drawing-names.ts'

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
