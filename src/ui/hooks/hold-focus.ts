import { focusedInRootOf } from './focused-beside.ts'

/** Where the focus was: the element, its ancestors, and the siblings of each. */
type Trail = readonly { element: Element; beside: readonly (Element | null)[] }[]

/** One for the page and one for each dialog, menu or toast entered from there. */
interface Layer {
  box: Element | null
  trail: Trail
}

const LAYERS = 'dialog, [popover]'
/** An item of a list: the next one may take the focus. */
const ENTRIES = 'li, tr, article'
const FOCUSABLE = ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled)'
const HEADINGS = 'h1, h2, h3'
/** Screens that manage the focus themselves have done so by then. */
const PATIENCE_MS = 60

function trailOf(target: Element, box: Element): Trail {
  const trail = []
  for (let element: Element | null = target; element && element !== box; element = element.parentElement)
    trail.push({ element, beside: [element.nextElementSibling, element.previousElementSibling] })
  return [...trail, { element: box, beside: [] }]
}

const isThere = (element: Element) => element.isConnected && !element.matches(':disabled')

/** The remaining headings around a place, nearest first. */
function* headingsAround(place: Element, box: Element): Generator<HTMLElement> {
  for (let around: Element | null = place; around; around = around === box ? null : around.parentElement) {
    const heading = around.querySelector<HTMLElement>(HEADINGS)
    if (heading) yield heading
  }
}

/**
 * Candidates for the focus: the element if it still exists, the next entry of its list, the previous one, the heading
 * above.
 */
function* standIns(trail: Trail, box: Element): Generator<HTMLElement> {
  const at = trail.findIndex(({ element }) => isThere(element))
  const [gone, left] = [trail[at - 1], trail[at]]
  if (!left) return
  if (!gone) yield left.element as HTMLElement
  if (gone?.element.matches(ENTRIES))
    for (const entry of gone.beside) {
      const next = entry && left.element.contains(entry) && entry.querySelector<HTMLElement>(FOCUSABLE)
      if (next) yield next
    }
  yield* headingsAround(left.element, box)
}

function focus(element: HTMLElement): boolean {
  if (element.matches(HEADINGS)) element.tabIndex = -1
  element.focus({ preventScroll: true })
  return focusedInRootOf(element) === element
}

/** Whether nothing else in the page has the focus. */
const isFree = (root: Node) =>
  document.activeElement === document.body ||
  (root instanceof ShadowRoot && document.activeElement === root.host)

/**
 * If the focused element disappears, by a press or for any other reason, the nearest remaining one gets the focus,
 * because from the page's body users would have to start over. Never takes the focus from anything else. Stops with the
 * box.
 */
function holdIn(box: HTMLElement): void {
  let layers: readonly Layer[] = []
  let inside = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const enter = ({ target }: Pick<Event, 'target'>) => {
    if (!(target instanceof Element) || !box.contains(target)) return
    inside = true
    const layer = target.closest(LAYERS)
    const known = layers.findIndex((one) => one.box === layer)
    layers = [...(known < 0 ? layers : layers.slice(0, known)), { box: layer, trail: trailOf(target, box) }]
  }
  // A removed element may fire this event too, in Chromium even before it is removed: the user did not leave it.
  const leave = ({ target }: Event) =>
    queueMicrotask(() => {
      if (target instanceof Element && isThere(target) && !focusedInRootOf(box)) inside = false
    })
  const isLost = () => inside && box.isConnected && !focusedInRootOf(box) && isFree(box.getRootNode())
  const restore = () => {
    if (!isLost()) return
    const open = layers.filter((layer) => layer.box === null || layer.box.isConnected)
    const trails = open.length > 0 ? open.map(({ trail }) => trail).toReversed() : [trailOf(box, box)]
    for (const trail of trails) for (const place of standIns(trail, box)) if (focus(place)) return
  }
  const changes = new MutationObserver(() => {
    if (!isLost()) return
    clearTimeout(timer)
    timer = setTimeout(restore, PATIENCE_MS)
  })
  enter({ target: focusedInRootOf(box) })
  box.addEventListener('focusin', enter, true)
  box.addEventListener('focusout', leave, true)
  changes.observe(box, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] })
}

let started = false
const held = new WeakSet<Element>()

/** Active in every application of the page, from the first focus inside: before that there is none to lose. */
export function holdFocus(): void {
  if (started) return
  started = true
  document.addEventListener(
    'focusin',
    (event) => {
      const [target] = event.composedPath()
      const box = target instanceof Element && target.closest<HTMLElement>('.page')
      if (!box || held.has(box)) return
      held.add(box)
      holdIn(box)
    },
    true,
  )
}
