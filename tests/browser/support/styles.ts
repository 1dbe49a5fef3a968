import type { Page } from '@playwright/test'

/** What a page could change of a node's look. Sides are logical ones, which are the same from right to left. */
const PROPERTIES = [
  ...['color', 'background-color', 'background-image', 'opacity', 'visibility', 'filter', 'box-shadow'],
  ...['font-family', 'font-size', 'font-style', 'font-weight', 'font-stretch', 'line-height'],
  ...['letter-spacing', 'word-spacing', 'text-transform', 'text-align', 'text-indent', 'text-shadow'],
  ...['text-decoration-line', 'white-space-collapse', 'text-wrap-mode', 'overflow-wrap', 'writing-mode'],
  ...['display', 'position', 'float', 'box-sizing', 'overflow-x', 'list-style-type', 'direction'],
  ...['min-block-size', 'min-inline-size', 'max-inline-size', 'transform', 'user-select', 'pointer-events'],
  ...['cursor', 'border-start-start-radius', 'outline-style', 'z-index', 'appearance'],
  ...['block-start', 'block-end', 'inline-start', 'inline-end'].flatMap((side) => [
    `margin-${side}`,
    `padding-${side}`,
    `border-${side}-width`,
    `border-${side}-style`,
    `border-${side}-color`,
  ]),
]

export interface Watched {
  name: string
  selector: string
  /** Its width does not depend on what is written in it. */
  sized?: true
}

/** Computed values by node, screen included, and property. */
export type Styles = Map<string, string>

/** How the nodes inside our element look. */
export async function readStyles(page: Page, screen: string, nodes: readonly Watched[]): Promise<Styles> {
  // Nothing is hovered, wherever the page has put us.
  await page.mouse.move(0, 0)
  const read = await page.evaluate(
    async ([watched, properties]) => {
      const root = document.querySelector('quiz-app')?.shadowRoot
      // What the pointer has left changes back in the next frame, and shows it when its transition is over.
      for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
      await Promise.allSettled((root?.getAnimations() ?? []).map((animation) => animation.finished))
      const found: string[][] = []
      for (const { name, selector, sized } of watched) {
        const node = root?.querySelector(selector)
        if (!node) throw new Error(`no ${name}: ${selector}`)
        const style = getComputedStyle(node)
        for (const property of properties)
          found.push([`${name}: ${property}`, style.getPropertyValue(property)])
        if (sized) found.push([`${name}: width`, String(Math.round(node.getBoundingClientRect().width))])
      }
      return found
    },
    [nodes, PROPERTIES] as const,
  )
  return new Map(read.map(([key = '', value = '']) => [`${screen}, ${key}`, value]))
}

const propertyOf = (key: string) => key.split(': ').at(-1) ?? ''

/** Where two looks differ, a line each. */
export function differences(one: Styles, other: Styles, leaveOut: readonly string[] = []): string[] {
  const isMeant = (key: string) => leaveOut.some((name) => propertyOf(key).startsWith(name))
  return [...one]
    .filter(([key, value]) => other.get(key) !== value && !isMeant(key))
    .map(([key, value]) => `${key}: ${value} instead of ${other.get(key)}`)
}
