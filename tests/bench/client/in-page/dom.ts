/** Every root that a page has, because the quiz may stand in a shadow root. */
const roots: (Document | ShadowRoot)[] = [document]
const observers = new Set<MutationObserver>()

const OBSERVED = { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled'] }

const { attachShadow } = Element.prototype
Element.prototype.attachShadow = function (init) {
  const root = attachShadow.call(this, init)
  roots.push(root)
  for (const observer of observers) observer.observe(root, OBSERVED)
  return root
}

export const findAll = <Kind extends Element>(selector: string): Kind[] =>
  roots.flatMap((root) => [...root.querySelectorAll<Kind>(selector)])

const labelOf = (button: Element) =>
  (button instanceof HTMLInputElement ? button.value : button.textContent)?.trim() ?? ''

export const findButton = (label: string) =>
  findAll<HTMLButtonElement>('button, input[type=button]').find(
    (button) => labelOf(button) === label && !button.disabled,
  )

export const findRadios = () => findAll<HTMLInputElement>('input[type=radio]')

/** The whole row is what learners tap on. */
export const rowOf = (radio: Element) => radio.closest('label') ?? radio

export function hasText(text: string): boolean {
  return roots.some((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) if ((walker.currentNode as Text).data.includes(text)) return true
    return false
  })
}

/** Past the next paint: a first callback comes before it, a second one after it. Milliseconds since the navigation. */
export const painted = () =>
  new Promise<number>((done) =>
    requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now()))),
  )

/** What a finger meets there is the element itself, not something that lies over it. */
export function isTouchable(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect()
  const root = element.getRootNode() as Document | ShadowRoot
  const hit = root.elementFromPoint(x + width / 2, y + height / 2)
  return hit !== null && element.contains(hit)
}

/** Nothing in the bench takes longer, however slow the machine is. */
const PATIENCE_MS = 60_000

/** Looks after every change of the page until `look` answers true; one look at a time. */
export function watch(look: () => boolean | Promise<boolean>): Promise<void> {
  return new Promise((done, fail) => {
    let busy = false
    const attempt = async () => {
      if (busy) return
      busy = true
      const found = await look()
      busy = false
      if (found) finish(done)
    }
    const observer = new MutationObserver(() => void attempt())
    const timer = setTimeout(
      () => finish(() => fail(new Error(`nothing to see on ${location.href}`))),
      PATIENCE_MS,
    )
    const finish = (settle: () => void) => {
      observer.disconnect()
      observers.delete(observer)
      clearTimeout(timer)
      settle()
    }
    observers.add(observer)
    for (const root of roots) observer.observe(root, OBSERVED)
    void attempt()
  })
}
