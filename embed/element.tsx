import r2wc from '@r2wc/react-to-web-component'
import type { ComponentType } from 'react'
import type { AppProps } from '../src/app/app-root.tsx'
import { ATTRIBUTES, PROPERTIES, type PropertyName } from '../src/domain/lib/attributes.ts'
import { Boundary } from './boundary.tsx'
import { sheets } from './styles.ts'

/**
 * What r2wc keeps on its elements under symbols of its own. They are not its public surface, so its version is pinned
 * and every row of their behaviour that we rely on is a test.
 */
const CONNECTED: unique symbol = Symbol.for('r2wc.connected')
const PROPS: unique symbol = Symbol.for('r2wc.props')
const RENDER: unique symbol = Symbol.for('r2wc.render')

interface R2wcElement extends HTMLElement {
  container: ShadowRoot
  connectedCallback(): void
  disconnectedCallback(): void
  [CONNECTED]: boolean
  [PROPS]: Record<string, unknown>
  [RENDER](): void
}

type Emit = AppProps['emit']

/** The element's content: the ground that nothing of the host page reaches, and the application on it. */
function shellOf(App: ComponentType<AppProps>) {
  return function Shell({
    container: _container,
    emit,
    ...attributes
  }: AppProps & { container: ShadowRoot }) {
    return (
      <div className="root" part="root">
        <Boundary onError={(error) => emit('quiz-error', { message: String(error) })}>
          <App {...attributes} emit={emit} />
        </Boundary>
      </div>
    )
  }
}

/** Keys typed into our fields are not the host page's shortcuts; to it they would look typed on the element. */
function keepTyping(event: KeyboardEvent): void {
  const [target] = event.composedPath()
  const typing = target instanceof Element && target.matches('input, textarea, select')
  if (typing && !(event.ctrlKey || event.metaKey || event.altKey)) event.stopPropagation()
}

/** A property that was set before the script came shadows ours: it is taken off and set again. */
function adoptEarlyProperties(element: HTMLElement): void {
  for (const property of PROPERTIES) {
    const early = Object.getOwnPropertyDescriptor(element, property)
    if (!early) continue
    Reflect.deleteProperty(element, property)
    Reflect.set(element, property, early.value)
  }
}

function elementOf(App: ComponentType<AppProps>) {
  const Base = r2wc(shellOf(App), { shadow: 'open' }) as unknown as new () => R2wcElement
  class QuizElement extends Base {
    static observedAttributes = PROPERTIES.map((property) => ATTRIBUTES[property].attribute)

    constructor() {
      super()
      // Else r2wc would render before the element is inserted.
      this[CONNECTED] = false
      this.container.adoptedStyleSheets = [...sheets]
      const emit: Emit = (name, detail) =>
        this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }))
      this[PROPS].emit = emit
      for (const property of PROPERTIES) this.readAttribute(property)
      for (const type of ['keydown', 'keypress', 'keyup'] as const) this.addEventListener(type, keepTyping)
    }

    private readAttribute(property: PropertyName): void {
      this[PROPS][property] = this.getAttribute(ATTRIBUTES[property].attribute) || undefined
    }

    override connectedCallback(): void {
      adoptEarlyProperties(this)
      super.connectedCallback()
      this.container.dispatchEvent(new Event('host-connected'))
    }

    /** A page that moves the element takes it out and puts it in again at once: the application stays as it is. */
    override disconnectedCallback(): void {
      queueMicrotask(() => {
        if (!this.isConnected) super.disconnectedCallback()
      })
    }

    /** `moveBefore` keeps everything. */
    connectedMoveCallback(): void {}

    attributeChangedCallback(attribute: string, before: string | null, after: string | null): void {
      const property = PROPERTIES.find((name) => ATTRIBUTES[name].attribute === attribute)
      if (property === undefined || before === after) return
      this.readAttribute(property)
      this[RENDER]()
    }
  }
  for (const property of PROPERTIES) {
    const { attribute } = ATTRIBUTES[property]
    Object.defineProperty(QuizElement.prototype, property, {
      configurable: true,
      enumerable: true,
      get(this: QuizElement) {
        return this.getAttribute(attribute) ?? ''
      },
      set(this: QuizElement, value: unknown) {
        if (value == null) this.removeAttribute(attribute)
        else this.setAttribute(attribute, String(value))
      },
    })
  }
  return QuizElement
}

/** Registers an element. A script that is loaded twice registers once. */
export function defineElement(tag: string, App: ComponentType<AppProps>): void {
  if (!customElements.get(tag)) customElements.define(tag, elementOf(App))
}
