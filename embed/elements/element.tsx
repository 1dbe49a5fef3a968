import r2wc from '@r2wc/react-to-web-component'
import { type ComponentType, useCallback, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { type AppProps, EVENT_NAMES } from '../../src/app/app-root.tsx'
import { Boundary } from '../../src/app/layout/boundary.tsx'
import { useHeadingLevel } from '../../src/app/layout/use-heading-level.ts'
import { Root } from '../../src/app/root.tsx'
import { placeAt } from '../../src/app/routes/place-router.tsx'
import {
  ATTRIBUTES,
  type Attribute,
  PROPERTIES,
  type PropertyName,
  readOwnSettings,
} from '../../src/domain/page/attributes.ts'
import { sheets } from './styles.ts'

/** Members of r2wc's element that its types omit. */
interface R2wcElement extends HTMLElement {
  container: ShadowRoot
  connectedCallback(): void
  disconnectedCallback(): void
}

/** r2wc turns `onslot-booked` into a prop that dispatches `slot-booked`. */
const EVENTS = Object.fromEntries(
  EVENT_NAMES.map((name) => [`on${name}`, { bubbles: true, composed: true }] as const),
)

type Dispatchers = Record<keyof typeof EVENTS, (detail: object) => void>

/**
 * What an element passes to its application besides r2wc's props: replaced, never mutated, so that React detects
 * changes.
 */
type Given = Omit<AppProps, 'element' | 'emit'>
const given = new WeakMap<ShadowRoot, Given>()

/** r2wc keeps the value of a removed or emptied attribute, so attributes are passed here too. */
export function give(container: ShadowRoot, more: Partial<Given>): void {
  given.set(container, { ...given.get(container), ...more } as Given)
  container.dispatchEvent(new Event('given'))
}

function useGiven(container: ShadowRoot): Given {
  const subscribe = useCallback(
    (notify: () => void) => {
      container.addEventListener('given', notify)
      return () => container.removeEventListener('given', notify)
    },
    [container],
  )
  return useSyncExternalStore(subscribe, () => given.get(container) as Given)
}

/** The root, an error boundary, and the application in it. */
function shellOf(App: ComponentType<AppProps>) {
  return function Shell({ container, ...dispatchers }: { container: ShadowRoot } & Dispatchers) {
    const props = useGiven(container)
    const [emit] = useState<AppProps['emit']>(
      () => (name: string, detail: object) => dispatchers[`on${name}`]?.(detail),
    )
    useHeadingLevel(container, Number(readOwnSettings((name) => props[name]).headingLevel))
    const { host: element } = container
    return (
      <Root element={element} lang={props.lang}>
        {() => (
          <Boundary
            onError={(error) => emit('quiz-error', { message: String(error) })}
            place={() => placeAt(element)}
          >
            <App {...props} element={element} emit={emit} />
          </Boundary>
        )}
      </Root>
    )
  }
}

/** Keeps typing away from the host page's shortcuts, which see the element, not our field, as the target. */
function keepTyping(event: KeyboardEvent): void {
  const [target] = event.composedPath()
  const typing = target instanceof Element && target.matches('input, textarea, select')
  if (typing && !(event.ctrlKey || event.metaKey || event.altKey)) event.stopPropagation()
}

/**
 * The wheel scrolls instead of changing a focused number field: browsers ignore it in a read-only field, which keeps
 * the focus.
 */
function keepNumber(event: WheelEvent): void {
  const [field] = event.composedPath()
  if (!(field instanceof HTMLInputElement) || field.type !== 'number' || field.readOnly) return
  field.readOnly = true
  setTimeout(() => {
    field.readOnly = false
  })
}

/** Functions that end the elements removed from the page in this task. */
const leaving = new Map<HTMLElement, () => void>()

/**
 * If a page replaces an element, as host routers do, both applications must not run at the same time: they share
 * stores.
 */
function endBefore({ localName }: HTMLElement): void {
  for (const [element, end] of leaving) if (element.localName === localName) end()
}

/** A property set before the upgrade shadows our accessor: delete it and set it again. */
function adoptEarlyProperties(element: HTMLElement): void {
  for (const property of [...PROPERTIES, 'getToken']) {
    const early = Object.getOwnPropertyDescriptor(element, property)
    if (!early) continue
    Reflect.deleteProperty(element, property)
    Reflect.set(element, property, early.value)
  }
}

/** A server has no elements, but may import their classes. */
const baseOf = (App: ComponentType<AppProps>) =>
  (typeof HTMLElement === 'undefined'
    ? class {}
    : r2wc(shellOf(App), { shadow: 'open', events: EVENTS })) as unknown as new () => R2wcElement

/** The element's life cycle: it renders its application with its attributes while it is on a page. */
export function shellElement(App: ComponentType<AppProps>) {
  class ShellElement extends baseOf(App) {
    static observedAttributes = PROPERTIES.map((property) => ATTRIBUTES[property].attribute)

    constructor() {
      super()
      this.container.adoptedStyleSheets = [...sheets]
      for (const property of PROPERTIES) this.#readAttribute(property)
      for (const type of ['keydown', 'keypress', 'keyup'] as const) this.addEventListener(type, keepTyping)
      this.addEventListener('wheel', keepNumber, { passive: true })
    }

    #readAttribute(property: PropertyName): void {
      const { attribute, bare }: Attribute<unknown> = ATTRIBUTES[property]
      const text = this.getAttribute(attribute)
      give(this.container, { [property]: text || (text === '' ? bare : undefined) })
    }

    override connectedCallback(): void {
      adoptEarlyProperties(this)
      endBefore(this)
      // Synchronously, so that no frame shows an empty element.
      flushSync(() => super.connectedCallback())
      this.container.dispatchEvent(new Event('host-connected'))
    }

    /** Deferred, because moving an element disconnects and reconnects it: the application survives. */
    override disconnectedCallback(): void {
      leaving.set(this, () => {
        if (this.isConnected) return
        leaving.delete(this)
        super.disconnectedCallback()
      })
      queueMicrotask(() => {
        leaving.get(this)?.()
        leaving.delete(this)
      })
    }

    /** `moveBefore` keeps the state: nothing to do. */
    connectedMoveCallback(): void {}

    attributeChangedCallback(attribute: string, before: string | null, after: string | null): void {
      const property = PROPERTIES.find((name) => ATTRIBUTES[name].attribute === attribute)
      if (property !== undefined && before !== after) this.#readAttribute(property)
    }
  }
  for (const property of PROPERTIES) {
    const { attribute } = ATTRIBUTES[property]
    Object.defineProperty(ShellElement.prototype, property, {
      configurable: true,
      enumerable: true,
      get(this: ShellElement) {
        return this.getAttribute(attribute) ?? ''
      },
      set(this: ShellElement, value: unknown) {
        if (value == null) this.removeAttribute(attribute)
        else this.setAttribute(attribute, String(value))
      },
    })
  }
  return ShellElement
}
