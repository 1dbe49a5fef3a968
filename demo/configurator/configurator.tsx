import { useCallback, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Icon } from '../../src/ui/layout/icon.tsx'
import adminSheet from '../../src/ui/styles/admin.css?inline'
import baseSheet from '../../src/ui/styles/base.css?inline'
import examSheet from '../../src/ui/styles/exam.css?inline'
import ownSheet from './configurator.css?inline'
import { EventsCard } from './events-card.tsx'
import { Form } from './form.tsx'
import { LookContext, useLookState } from './look/use-look.ts'
import { Preview } from './preview.tsx'
import type { HeardEvent } from './preview-frame.tsx'
import { SnippetCard } from './snippet-card.tsx'

document.adoptedStyleSheets = [baseSheet, examSheet, adminSheet, ownSheet].map((text) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  return sheet
})

const Masthead = () => (
  <header className="masthead">
    <div className="masthead-row">
      <span className="brand">
        <Icon name="mark" />
        Fieldline
      </span>
      <span className="welcome">Configurator</span>
      <nav className="menu" aria-label="Site">
        <a className="menu-link" href="./">
          Demo
        </a>
        <a className="menu-link" href="./pieces.html">
          All pieces
        </a>
      </nav>
    </div>
  </header>
)

function Configurator() {
  const look = useLookState()
  const [events, setEvents] = useState<readonly HeardEvent[]>([])
  const hear = useCallback((event: HeardEvent) => setEvents((heard) => [...heard, event]), [])
  return (
    <LookContext.Provider value={look}>
      <div className="page">
        <Masthead />
        <div className="conf">
          <Form />
          <main className="conf-main">
            <Preview onEvent={hear} />
            <SnippetCard />
            <EventsCard events={events} />
          </main>
        </div>
      </div>
    </LookContext.Provider>
  )
}

const place = document.querySelector('.configurator')
if (place) createRoot(place).render(<Configurator />)
