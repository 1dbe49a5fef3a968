import { useLayoutEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { classNames } from '../../src/ui/lib/class-names.ts'
import adminSheet from '../../src/ui/styles/admin.css?inline'
import baseSheet from '../../src/ui/styles/base.css?inline'
import examSheet from '../../src/ui/styles/exam.css?inline'
import * as data from './data.tsx'
import * as feedback from './feedback.tsx'
import * as forms from './forms.tsx'
import * as layout from './layout.tsx'
import * as maths from './maths.tsx'
import type { Sample, Shelf } from './sample.ts'
import * as scores from './scores.tsx'

const SHELVES: readonly Shelf[] = [forms, feedback, layout, data, scores, maths].flatMap((room) =>
  Object.values(room),
)

const THEMES = ['light', 'dark']

/** Where the samples stand, and what opens stays in its place instead of the top layer. */
const SHELF_SHEET = `
  .root .samples { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 20em), 1fr)); gap: var(--quiz-space-4); align-items: start }
  .root .sample { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--quiz-space-1) }
  .root .sample.wide { grid-column: 1 / -1 }
  .root .sample dialog { position: relative; inset: auto; max-height: none; margin: 0 }
  .root .sample [popover] { position: static; display: block; justify-self: start }
  .root .sample .root { padding: var(--quiz-space-1) }
`

/** Only one control has the focus: the product's own rules of it hold for those that only show it, too. */
const showFocus = (text: string) => text.replaceAll(':focus-visible', ':is(:focus-visible, [data-focused])')

function sheetOf(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  return sheet
}

const sheets = [showFocus(baseSheet), showFocus(examSheet), showFocus(adminSheet), SHELF_SHEET].map(sheetOf)

// Many dialogs are open at once, beside each other.
HTMLDialogElement.prototype.showModal = HTMLDialogElement.prototype.show
HTMLElement.prototype.showPopover = () => {}

function Shown({ sample }: { sample: Sample }) {
  const { state, draw, focus, press, rtl, wide, inert } = sample
  const box = useRef<HTMLDivElement>(null)
  // What is pressed, and what looks focused, is known once it is drawn.
  useLayoutEffect(() => {
    const find = (selector: string) => box.current?.querySelector<HTMLElement>(selector)
    if (press) find(press)?.click()
    if (focus) requestAnimationFrame(() => find(focus)?.setAttribute('data-focused', ''))
  }, [press, focus])
  return (
    <div className={classNames('sample', wide && 'wide')}>
      <p className="note">{state}</p>
      <div className={rtl && 'root'} dir={rtl && 'rtl'} inert={inert} ref={box}>
        {draw()}
      </div>
    </div>
  )
}

const Shelves = () => (
  <div className="root" part="root" lang="en">
    <div className="page">
      <div className="sheet">
        {SHELVES.map(({ title, samples }) => (
          <section className="stack" key={title} data-shelf={title}>
            <h2 className="heading">{title}</h2>
            <div className="samples">
              {samples.map((sample) => (
                <Shown key={sample.state} sample={sample} />
              ))}
            </div>
          </section>
        ))}
      </div>
    </div>
  </div>
)

/** The pieces in a shadow root, as in an element. */
function showTheme(theme: string): HTMLElement {
  const host = document.createElement('div')
  host.setAttribute('theme', theme)
  const shadow = host.attachShadow({ mode: 'open' })
  shadow.adoptedStyleSheets = sheets
  createRoot(shadow).render(<Shelves />)
  return host
}

const asked = new URLSearchParams(location.search).get('theme')
const themes = THEMES.filter((theme) => asked === null || theme === asked)
document.querySelector('main')?.append(...themes.map(showTheme))

/** Anchors do not reach into a shadow root. */
function linkTo(title: string): HTMLElement {
  const link = document.createElement('a')
  link.href = `#${encodeURIComponent(title)}`
  link.textContent = title
  link.addEventListener('click', () => {
    const shelf = document.querySelector('main > div')?.shadowRoot?.querySelector(`[data-shelf="${title}"]`)
    shelf?.scrollIntoView()
  })
  return link
}

document.querySelector('.pieces-index')?.append(...SHELVES.map(({ title }) => linkTo(title)))
