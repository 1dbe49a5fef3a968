import { focusedInRootOf } from './focused-beside.ts'

/** Where the focus was: the element, all around it, and what stood beside each. */
type Trail = readonly { element: Element; beside: readonly (Element | null)[] }[]

/** One for the page and one for each dialog, menu or toast that was entered from there. */
interface Layer {
  box: Element | null
  trail: Trail
}

const LAYERS = 'dialog, [popover]'
/** One of many of its kind: the next of them may have the focus. */
const ENTRIES = 'li, tr, article'
const FOCUSABLE = ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled)'
const HEADINGS = 'h1, h2, h3'
/** Screens that mind the focus themselves have done so by then. */
const PATIENCE_MS = 60

function trailOf(target: Element, box: Element): Trail {
  const trail = []
  for (let element: Element | null = target; element && element !== box; element = element.parentElement)
    trail.push({ element, beside: [element.nextElementSibling, element.previousElementSibling] })
  return [...trail, { element: box, beside: [] }]
}

const isThere = (element: Element) => element.isConnected && !element.matches(':disabled')

/** The headings of what is left around a place, the nearest first. */
function* headingsAround(place: Element, box: Element): Generator<HTMLElement> {
  for (let around: Element | null = place; around; around = around === box ? null : around.parentElement) {
    const heading = around.querySelector<HTMLElement>(HEADINGS)
    if (heading) yield heading
  }
}

/** What may stand in for a place: itself, if it is still there, the next entry of its list, the one before, the heading above. */
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
 * What has the focus may go away, by a press or because somebody else removed it: then the nearest thing left gets it, for from the
 * body of the page everything has to be found anew. Nothing is taken from what else has the focus. Goes with the box.
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
  // What is taken away may tell so, too, and in Chromium before it goes: it was not left.
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

/** Holds it in every application of the page, from the first time that something inside has it: before there is none to lose. */
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
