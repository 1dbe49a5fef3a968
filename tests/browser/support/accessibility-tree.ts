import type { Page } from '@playwright/test'

/*
 * Chromium's own accessibility tree, as it hands it to screen readers. Playwright's own computation has formulas in its names,
 * which Chromium has not.
 */

export interface Told {
  role: string
  name: string
  description: string
  focused: boolean
  /** The nodes that it is inside of, nearest first. */
  around: readonly Told[]
}

/** All that is told, from top to bottom. */
export async function tellAll(page: Page): Promise<Told[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const toldFrom = (id: string, around: readonly Told[]): Told[] => {
    const node = byId.get(id)
    if (!node) return []
    const told: Told = {
      role: String(node.role?.value),
      name: String(node.name?.value ?? ''),
      description: String(node.description?.value ?? ''),
      focused: node.properties?.some(({ name, value }) => name === 'focused' && value.value) ?? false,
      around,
    }
    const below = node.ignored ? around : [told, ...around]
    return [
      ...(node.ignored ? [] : [told]),
      ...(node.childIds ?? []).flatMap((child) => toldFrom(child, below)),
    ]
  }
  return toldFrom(nodes.find(({ parentId }) => parentId === undefined)?.nodeId ?? '', [])
}

/** The names that Chromium gives to all nodes of a role, in order. */
export const namesOf = async (page: Page, role: string): Promise<string[]> =>
  (await tellAll(page)).filter((node) => node.role === role).map(({ name }) => name)

/** What a screen reader is told of the place that has the focus. */
export async function focusedNode(page: Page): Promise<string> {
  const focused = (await tellAll(page)).findLast((node) => node.focused)
  return [focused?.role, focused?.name, focused?.description].filter(Boolean).join(', ')
}

/**
 * Writes down each text that a live region of our elements gets from now on, as it stands there then. The clock is a timer, which
 * is silent.
 */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const LIVE = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"]'
    const heard: string[] = []
    Reflect.set(window, 'heard', heard)
    const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement)
    const observer = new MutationObserver((changes) => {
      const added = changes.flatMap(({ target, addedNodes }) => [target, ...addedNodes])
      const regions = new Set(added.flatMap((node) => elementOf(node)?.closest(LIVE) ?? []))
      for (const region of regions) if (region.textContent) heard.push(region.textContent)
    })
    for (const element of document.querySelectorAll('*'))
      if (element.shadowRoot)
        observer.observe(element.shadowRoot, { subtree: true, childList: true, characterData: true })
  })
  return () => page.evaluate(() => Reflect.get(window, 'heard').splice(0))
}

/** What takes its name from what is in it. */
const NAMED_BY_CONTENT =
  /^(button|cell|checkbox|columnheader|gridcell|heading|LabelText|link|menuitem|option|radio|rowheader|tab|summary|DisclosureTriangle)$/

const formulasIn = (told: readonly Told[]) => told.filter(({ role }) => role === 'MathMLMath')

/** The formulas without a name, and those that are missing from the name of what they stand in. */
export const unheard = (told: readonly Told[]): string[] =>
  formulasIn(told).flatMap(({ name, around }) => {
    if (!name) return ['a formula without a name']
    return around
      .filter(({ role }) => NAMED_BY_CONTENT.test(role))
      .filter((holder) => holder.role !== 'LabelText' && !holder.name.includes(name))
      .map((holder) => `${holder.role} "${holder.name}" lacks "${name}"`)
  })
