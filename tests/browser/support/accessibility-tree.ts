import type { Page } from '@playwright/test'

/*
 * Chromium's own accessibility tree, as it hands it to screen readers. Playwright's own computation has formulas in its names,
 * which Chromium has not.
 */

export interface Told {
  role: string
  name: string
  description: string
  /** The nodes that it is inside of, nearest first. */
  around: readonly Told[]
}

async function nodesOf(page: Page) {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  return nodes
}

/** All that is told, in order. */
export async function tellAll(page: Page): Promise<Told[]> {
  const nodes = await nodesOf(page)
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  type Node = (typeof nodes)[number]
  const told = (node: Node): Omit<Told, 'around'> => ({
    role: String(node.role?.value),
    name: String(node.name?.value ?? ''),
    description: String(node.description?.value ?? ''),
  })
  const around = (node: Node): Told[] => {
    const parent = byId.get(node.parentId ?? '')
    if (!parent) return []
    return parent.ignored ? around(parent) : [{ ...told(parent), around: [] }, ...around(parent)]
  }
  return nodes.filter(({ ignored }) => !ignored).map((node) => ({ ...told(node), around: around(node) }))
}

/** The names that Chromium itself gives to all nodes of a role, in order. */
export async function namesOf(page: Page, role: string): Promise<unknown[]> {
  const nodes = await nodesOf(page)
  return nodes.filter((node) => !node.ignored && node.role?.value === role).map(({ name }) => name?.value)
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
