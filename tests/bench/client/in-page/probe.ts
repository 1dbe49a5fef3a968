/**
 * Runs in each page before its own scripts, bundled: finds the question as soon as it is there, so that no figure holds the
 * latency of the driver. Times are milliseconds since the navigation.
 */
export interface Answerable {
  /** When Start Quiz was pressed; the same as `at` where there is none. */
  pressedAt: number
  at: number
}

const roots: (Document | ShadowRoot)[] = [document]

function findAll<Kind extends Element>(selector: string): Kind[] {
  return roots.flatMap((root) => [...root.querySelectorAll<Kind>(selector)])
}

const labelOf = (button: Element) =>
  (button instanceof HTMLInputElement ? button.value : button.textContent)?.trim() ?? ''

const findButton = (label: string) =>
  findAll<HTMLButtonElement>('button, input[type=button]').find(
    (button) => labelOf(button) === label && !button.disabled,
  )

const findRadios = () => findAll<HTMLInputElement>('input[type=radio]')

/** Past the next paint: a first callback comes before it, a second one after it. */
const painted = () =>
  new Promise<number>((done) =>
    requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now()))),
  )

/** What a finger meets there is the element itself, not something that lies over it. */
function isTouchable(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect()
  const root = element.getRootNode() as Document | ShadowRoot
  const hit = root.elementFromPoint(x + width / 2, y + height / 2)
  return hit !== null && element.contains(hit)
}

const targetOf = (radio: Element) => radio.closest('label') ?? radio

const PATIENCE_MS = 60_000

const answerable = new Promise<Answerable>((resolve, reject) => {
  setTimeout(() => reject(new Error(`no question can be answered on ${location.href}`)), PATIENCE_MS)
  let pressedAt: number | undefined
  let busy = false
  const isReady = () => {
    const [radio] = findRadios()
    return radio !== undefined && !radio.disabled && isTouchable(targetOf(radio))
  }
  const press = async () => {
    await painted()
    pressedAt = performance.now()
    findButton('Start Quiz')?.click()
  }
  const look = async () => {
    if (busy) return
    busy = true
    if (findRadios().length > 0) {
      const at = await painted()
      if (isReady()) {
        resolve({ pressedAt: pressedAt ?? at, at })
        return
      }
    } else if (pressedAt === undefined && findButton('Start Quiz')) await press()
    busy = false
  }
  const observer = new MutationObserver(() => void look())
  const observe = (root: Node) =>
    observer.observe(root, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['disabled'],
    })
  observe(document)
  const { attachShadow } = Element.prototype
  Element.prototype.attachShadow = function (init) {
    const root = attachShadow.call(this, init)
    roots.push(root)
    observe(root)
    return root
  }
})

/** Each layout shift that no press explains, and each long task, as they come. */
const shifts: { at: number; value: number }[] = []
const tasks: { at: number; ms: number }[] = []
const listen = (type: string, note: (entry: PerformanceEntry) => void) =>
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
listen('layout-shift', (entry) => {
  const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
  if (!hadRecentInput) shifts.push({ at: entry.startTime, value })
})
listen('longtask', (entry) => tasks.push({ at: entry.startTime, ms: entry.duration }))

/** From each click of a finger to the end of the frame after it. */
const paints: number[] = []
const channel = new MessageChannel()
let clickedAt: number | undefined
channel.port2.onmessage = () => {
  if (clickedAt !== undefined) paints.push(performance.now() - clickedAt)
  clickedAt = undefined
}
// A tap on a label makes a second click, on its radio.
window.addEventListener(
  'click',
  (event) => {
    if (!event.isTrusted || clickedAt !== undefined) return
    clickedAt = event.timeStamp
    requestAnimationFrame(() => channel.port1.postMessage(0))
  },
  true,
)

/** Scrolls it into view and answers its middle. */
function place(element: Element | undefined): { x: number; y: number } {
  if (!element) throw new Error('the bench looks for an element that is not there')
  element.scrollIntoView({ block: 'nearest' })
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

function placeOfOption(index: number) {
  const radio = findRadios()[index]
  return place(radio && targetOf(radio))
}

const bench = {
  answerable,
  shifts,
  tasks,
  paints,
  painted,
  placeOfOption,
  placeOfButton: (label: string) => place(findButton(label)),
}
export type Bench = typeof bench

declare global {
  interface Window {
    bench: Bench
  }
}
window.bench = bench
