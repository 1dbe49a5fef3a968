import { useEffect, useState } from 'react'
import { vi } from 'vitest'
import type { AppProps } from '../../../src/app/app-root.tsx'

/** How often it was mounted and unmounted. */
export const life = { mounted: 0, unmounted: 0 }

/** A small application that shows what its element gives it, keeps a count, and breaks on request. */
function Probe({ emit, element: _element, ...attributes }: AppProps) {
  const [count, setCount] = useState(0)
  // What is counted is the life of the component.
  useEffect(() => {
    life.mounted++
    return () => {
      life.unmounted++
    }
  }, [])
  if (attributes.brandName === 'broken') throw new Error('the brand is broken')
  return (
    <div>
      <output>{JSON.stringify(attributes)}</output>
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
      <button type="button" id="book" onClick={() => emit('slot-cancelled', { bookingId: 'b' })} />
      <input />
      <textarea />
      <select />
    </div>
  )
}

let tags = 0

/** A name that no element has yet, because a name cannot be given up. */
export function newTag(): string {
  const tag = `probe-${++tags}`
  return customElements.get(tag) ? newTag() : tag
}

/** A new kind of element around the probe. */
export async function defineProbe(tag = newTag()): Promise<string> {
  const { defineElement, elementOf } = await import('../../../embed/elements/members.ts')
  defineElement(tag, elementOf({ App: Probe }))
  return tag
}

export const inside = (element: Element) => element.shadowRoot as ShadowRoot
const find = (element: Element, selector: string) => inside(element).querySelector<HTMLElement>(selector)

/** The attributes as the application has them. */
export const shown = (element: Element) => JSON.parse(find(element, 'output')?.textContent ?? 'null')
export const countOf = (element: Element) => Number(find(element, 'button')?.textContent)
export const clickCount = (element: Element) => find(element, 'button')?.click()

export async function insert(element: Element, parent: Element = document.body): Promise<void> {
  parent.append(element)
  await vi.waitUntil(() => find(element, '.root'))
}

/** Time for whatever React may still have to do. */
export const settle = () => new Promise((resolve) => setTimeout(resolve, 20))
